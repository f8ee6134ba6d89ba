import { debounced } from '#app/platform/browser/debounced.ts';

/** A search is counted when nobody has searched on for this long (CON-3, milliseconds). */
const COUNT_AFTER_MS = 1_000;

/** What is counted of a search: never its words, for they can say anything about a person. */
export interface CountedSearch {
  event: 'faq_search';
  /** How many characters were typed. */
  faq_length: number;
  /** How many questions matched. */
  faq_matches: number;
}

/** Counts the last of several searches that follow one another quickly. */
export function searchCount(push: (counted: CountedSearch) => void) {
  let last: CountedSearch | null = null;
  const { call, cancel } = debounced(() => last && push(last), COUNT_AFTER_MS);
  return {
    count: (length: number, matches: number) => {
      last = { event: 'faq_search', faq_length: length, faq_matches: matches };
      call();
    },
    cancel,
  };
}
