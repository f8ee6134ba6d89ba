import { type FieldName, type OnboardingFieldName, unitedKingdom } from '@applicant-hub/domain';
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
  // Only addresses in the UK are asked for, also before the country is chosen.
  const inUkForm = { ...form, answers: { ...form.answers, userCountry: unitedKingdom } };
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
        <Questions fields={['userCountry']} form={form} />
      </div>
      <div className={`${address} ${inUk}`}>
        <Questions
          fields={['addressLine1', 'addressLine2', 'addressLine3', 'postcode']}
          form={inUkForm}
        />
      </div>
      <Questions fields={['dateOfBirth']} form={form} />
      <div className={genderOptIn}>
        <Questions fields={['gender']} form={form} />
      </div>
    </div>
  );
}
