import { m } from '@applicant-hub/copy';
import { Fieldset, Heading, Stack } from '@applicant-hub/design-system';
import { type FieldName, type OnboardingFieldName } from '@applicant-hub/domain';
import { Questions } from '../personalisation/Questions.tsx';
import {
  address,
  anyOptIn,
  genderOptIn,
  inUk,
  questionsOf,
  textMessages,
} from './conditions.css.ts';
import { ContactMethodQuestion } from './ContactMethodQuestion.tsx';
import { questionForm } from './question-form.ts';
import type { StepView } from './step-view.ts';

/** What is required as soon as it is asked (ONB-20, ONB-21). */
const required: readonly (FieldName & OnboardingFieldName)[] = [
  'mobile',
  'userCountry',
  'addressLine1',
  'addressLine3',
  'postcode',
];

/**
 * What the hub may write about, how, and what it has to know for that (ONB-12, ONB-13). Questions
 * that follow from an answer are shown with it by the browser itself, without a script.
 */
export function ContactQuestions({ view }: { view: StepView }) {
  const form = questionForm(view, required);
  return (
    <div className={questionsOf}>
      <Questions
        fields={['tailoredInfo', 'offers', 'surveys', 'careersInfo', 'relevantCourses']}
        form={form}
      />
      <div className={anyOptIn}>
        <ContactMethodQuestion view={view} />
      </div>
      <div className={textMessages}>
        <Questions fields={['mobile']} form={form} />
      </div>
      <div className={address}>
        <Fieldset
          id="address"
          legend={
            <Heading level={2} size="s">
              {m.preferences_address()}
            </Heading>
          }
        >
          <Questions fields={['userCountry']} form={form} />
          <div className={inUk}>
            <Stack gap={6}>
              <Questions
                fields={['addressLine1', 'addressLine2', 'addressLine3', 'postcode']}
                form={form}
              />
            </Stack>
          </div>
        </Fieldset>
      </div>
      <Questions fields={['dateOfBirth']} form={form} />
      <div className={genderOptIn}>
        <Questions fields={['gender']} form={form} />
      </div>
    </div>
  );
}
