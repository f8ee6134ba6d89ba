/** The careers that match somebody's quiz, as far as they could be had (LNK-16). */
export type MatchedCareers =
  | { state: 'ready'; careers: readonly { id: string; title: string; url: string }[] }
  | { state: 'pending' }
  /** Why they could not be had, fit for the page. */
  | { state: 'error'; error: string };

/** What the careers quiz shows. */
export interface CareersView {
  /** Null for those who have not taken it. */
  quiz: { listHref: string; matched: MatchedCareers } | null;
}
