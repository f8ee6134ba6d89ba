import type { Faq } from '@applicant-hub/domain';
import type { FaqAnswersProps } from './FaqAnswers.tsx';

/**
 * What the button brings, whatever was typed and whatever becomes of it; it never rejects.
 *
 * @param find finds questions, or rejects
 */
export async function lookUp(
  find: (search: string) => Promise<readonly Faq[]>,
  search: string,
): Promise<FaqAnswersProps> {
  if (search === '') return { search, matches: [] };
  try {
    return { search, matches: await find(search) };
  } catch {
    return { search, matches: null };
  }
}
