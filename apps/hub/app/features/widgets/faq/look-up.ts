import type { Faq } from '@applicant-hub/domain';
import type { FaqAnswersProps } from './FaqAnswers.tsx';

/**
 * Searches for the text when the button is pressed. Never rejects.
 *
 * @param find searches for questions; it may reject
 * @param isAsked whether the text is unchanged when the results arrive
 * @returns null if the text has changed
 */
export async function lookUp(
  find: (search: string) => Promise<readonly Faq[]>,
  search: string,
  isAsked: () => boolean,
): Promise<FaqAnswersProps | null> {
  if (search === '') return { search, matches: [] };
  const matches = await find(search).catch(() => null);
  return isAsked() ? { search, matches } : null;
}
