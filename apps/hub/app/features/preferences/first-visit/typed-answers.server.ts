import {
  type AnswerForm,
  changeContactMethod,
  type OnboardingAnswers,
  type OnboardingStep,
  readStep,
} from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';

/**
 * Merges the submitted form of a page into the answers so far. The rule for contact methods applies
 * after every page, because it depends on the country, which another page also requests (PRF-25).
 *
 * @param before the answers so far
 */
export function typedAnswers(
  step: OnboardingStep,
  before: OnboardingAnswers,
  form: AnswerForm,
): OnboardingAnswers {
  const answers = { ...before, ...readStep(step, form) };
  if (step !== 'contact') return changeContactMethod(answers.contactMethod, answers);
  const { contactMethodShown: shown } = readForm(form, { contactMethodShown: fields.text });
  return changeContactMethod(shown.replaceAll(' ', '\n'), answers);
}
