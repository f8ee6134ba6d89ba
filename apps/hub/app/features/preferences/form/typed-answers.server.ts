import {
  type AnswerForm,
  changeContactMethod,
  type OnboardingAnswers,
  type OnboardingStep,
  readStep,
} from '@applicant-hub/domain';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';

/**
 * All answers, those of a page as its form has them. The rule of the ways to be written to holds
 * after every page: the country, on which it depends, is asked on another one too (PRF-25).
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
