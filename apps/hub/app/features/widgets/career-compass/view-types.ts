import type { FailureKind } from '@applicant-hub/api-clients';

/** The careers that match somebody's quiz, as far as they could be had (LNK-16). */
export type MatchedCareers =
  | { state: 'ready'; careers: readonly { id: string; title: string; url: string }[] }
  | { state: 'pending' }
  /** Why they could not be had; what the API said of it is for the log. */
  | { state: 'error'; error: FailureKind };

/** What the careers quiz shows. */
export interface CareersView {
  /** Null for those who have not taken it. */
  quiz: { listHref: string; matched: MatchedCareers } | null;
}
