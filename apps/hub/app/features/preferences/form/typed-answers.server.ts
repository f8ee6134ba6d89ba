import {
  type AnswerForm,
  changeContactMethod,
  type OnboardingAnswers,
  type OnboardingStep,
  readStep,
} from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';

/**
 * All answers, with those of a page from its form. The rule for contact methods applies after every
 * page, because it depends on the country, which is asked on another page too (PRF-25).
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
