import type { FailureKind } from '@applicant-hub/api-clients';

/** The careers that match the quiz, or why they are missing (LNK-16). */
export type MatchedCareers =
  | { state: 'ready'; careers: readonly { id: string; title: string; url: string }[] }
  | { state: 'pending' }
  /** The kind of failure. The log has the details. */
  | { state: 'error'; error: FailureKind };

export interface CareersView {
  /** Null if the quiz was not taken. */
  quiz: { listHref: string; matched: MatchedCareers } | null;
}
