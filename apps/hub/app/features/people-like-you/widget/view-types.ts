import type { QualificationType, Ranked } from '@applicant-hub/domain';

export interface TopSubject extends Ranked {
  /** Address of the page with these results. The guide to this subject is open if it is known. */
  readonly href: string;
}

export type PeopleLikeData =
  /**
   * No subjects are chosen, or too few. Contains the qualifications to start with, if they are
   * known.
   */
  | { readonly state: 'empty'; readonly types: readonly QualificationType[] }
  | {
      readonly state: 'ready';
      readonly qualification: string;
      readonly subjects: readonly string[];
      /** Most applicants first; empty when too few applicants share the subjects. */
      readonly top: readonly TopSubject[];
    }
  /** The figures are unavailable. */
  | { readonly state: 'error' };
