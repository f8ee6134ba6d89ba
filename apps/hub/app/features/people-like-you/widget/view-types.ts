import type { QualificationType, Ranked } from '@applicant-hub/domain';

/** A subject that people applied for. */
export interface TopSubject extends Ranked {
  /** The page with these results, and the guide to this subject open if it is known. */
  readonly href: string;
}

/** What the card of people like you shows. */
export type PeopleLikeData =
  /** Nothing is chosen yet, or not enough: the qualifications to begin with, as far as they are known. */
  | { readonly state: 'empty'; readonly types: readonly QualificationType[] }
  | {
      readonly state: 'ready';
      readonly qualification: string;
      readonly subjects: readonly string[];
      /** Most applicants first; none when too few people share the subjects. */
      readonly top: readonly TopSubject[];
    }
  /** The figures cannot be had. */
  | { readonly state: 'error' };
