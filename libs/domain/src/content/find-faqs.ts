import { searchWords } from '../text/search-text.ts';
import type { Faq } from './types.ts';

export const faqMatchLimit = 8;

/** Words that do not describe the subject of a question. */
const common = new Set(
  'a about an and are be can could did do does for from get how i if in is it me my of on or should the there they to was what when where which who why will with would you your'.split(
    ' ',
  ),
);

/**
 * Returns the questions in which every word of the search matches a word or the start of a word.
 * The earlier the first match in a question, the higher the question is in the list. Common words
 * count only if the search has no other words.
 */
export function findFaqs(faqs: readonly Faq[], search: string): Faq[] {
  const all = searchWords(search);
  const distinctive = all.filter((word) => !common.has(word));
  const wanted = (distinctive.length > 0 ? distinctive : all).map(stem);
  if (wanted.length === 0) return [];
  return faqs
    .flatMap((faq) => {
      const words = searchWords(faq.label);
      const places = wanted.map((start) => words.findIndex((word) => word.startsWith(start)));
      return places.includes(-1) ? [] : [{ faq, place: Math.min(...places) }];
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, faqMatchLimit)
    .map(({ faq }) => faq);
}

/** Makes 'deadlines' also match 'deadline'. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);
