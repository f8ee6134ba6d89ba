import type { Faq } from '@applicant-hub/domain';

/** What the FAQ shows; null when no scheme is chosen (CAL-4). */
export type FaqView = {
  /** The schemes that are searched, under the names that other systems know. */
  schemes: readonly string[];
  /** What was searched without scripts; empty when nothing was. */
  search: string;
  /** The questions that match; null when nothing was searched, or they cannot be had. */
  matches: readonly Faq[] | null;
} | null;
