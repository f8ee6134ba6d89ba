import type { Faq } from '@applicant-hub/domain';
import type { FaqAnswersProps } from './FaqAnswers.tsx';

/**
 * What the button brings, whatever was typed and whatever becomes of it; it never rejects.
 *
 * @param find finds questions, or rejects
 * @param isAsked whether it is still asked for when it comes
 * @returns null when somebody asks for something else by then
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
