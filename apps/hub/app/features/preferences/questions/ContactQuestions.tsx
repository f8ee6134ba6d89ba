import { unitedKingdom } from '@applicant-hub/domain';
import { Questions } from './Questions.tsx';
import {
  address,
  anyOptIn,
  genderOptIn,
  inUk,
  questionsOf,
  requiredWithOptIn,
  textMessages,
} from './conditions.css.ts';
import { ContactMethodQuestion, followCountry } from './ContactMethodQuestion.tsx';
import { questionForm } from './question-form.ts';
import type { StepView } from '../first-visit/step-view.ts';

/**
 * Consents, contact methods, and the details that they need (ONB-12, ONB-13). CSS shows follow-up
 * questions, without a script.
 */
export function ContactQuestions({ view }: { view: StepView }) {
  const form = questionForm(view);
  // CSS hides these questions when another country is chosen, so they are always rendered as for a
  // UK address, even before a country is chosen.
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
      <div className={address} onChange={followCountry}>
        <Questions fields={['userCountry']} form={form} />
      </div>
      <div className={`${address} ${inUk}`}>
        <Questions
          fields={['addressLine1', 'addressLine2', 'addressLine3', 'postcode']}
          form={inUkForm}
        />
      </div>
      <div className={requiredWithOptIn}>
        <Questions fields={['dateOfBirth']} form={form} />
      </div>
      <div className={genderOptIn}>
        <Questions fields={['gender']} form={form} />
      </div>
    </div>
  );
}
