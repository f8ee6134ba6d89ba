import type { Faq } from '@applicant-hub/domain';

/** Null if no scheme is selected (CAL-4). */
export type FaqView = {
  /** The schemes to search, with the names that other systems use. */
  schemes: readonly string[];
  /** The search text without scripts; empty for none. */
  search: string;
  /** The matching questions; null without a search, or if they are unavailable. */
  matches: readonly Faq[] | null;
} | null;
