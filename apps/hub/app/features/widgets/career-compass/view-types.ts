import type { FailureKind } from '@applicant-hub/api-clients';

/** The careers that match the quiz, or the reason why they are missing (LNK-16). */
export type MatchedCareers =
  | { state: 'ready'; careers: readonly { id: string; title: string; url: string }[] }
  | { state: 'pending' }
  /** The kind of failure. The details are in the log. */
  | { state: 'error'; error: FailureKind };

export interface CareersView {
  /** Null if the quiz was not taken. */
  quiz: { listHref: string; matched: MatchedCareers } | null;
}
