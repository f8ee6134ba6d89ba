import { debounced } from '#app/platform/browser/time/debounced.ts';

/** Delay after which a search is counted, if no other search follows (CON-3, milliseconds). */
const COUNT_AFTER_MS = 1_000;

/** The analytics event for a search. It never contains the search text, which may be personal. */
export interface CountedSearch {
  event: 'faq_search';
  /** The length of the search text (characters). */
  faq_length: number;
  faq_matches: number;
}

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
