import {
  type AnswerForm,
  changeContactMethod,
  type OnboardingAnswers,
  type OnboardingStep,
  readStep,
} from '@applicant-hub/domain';

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
  const [shown] = form.getAll('contactMethodShown');
  const ticked = typeof shown === 'string' ? shown.replaceAll(' ', '\n') : '';
  return changeContactMethod(ticked, answers);
}
