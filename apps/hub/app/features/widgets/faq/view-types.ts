import type { Faq } from '@applicant-hub/domain';

/** Null if no scheme is selected (CAL-4). */
export type FaqView = {
  /** The schemes to search, under the names that other systems use. */
  schemes: readonly string[];
  /** The search text submitted without scripts; empty if there is no search. */
  search: string;
  /** The matching questions; null if there is no search or the questions are unavailable. */
  matches: readonly Faq[] | null;
} | null;
