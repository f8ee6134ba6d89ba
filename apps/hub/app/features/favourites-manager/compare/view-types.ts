import type { PointsLineView } from '#app/features/catalogue/own-points.server.ts';
import type { CompareQuery } from './compare-path.ts';

/** A course as a column. */
export interface ComparedCourse {
  readonly id: string;
  /** 'English Literature, University of East Anglia' */
  readonly fullTitle: string;
  readonly href: string;
  /** Leads on to the confirmation of the course. */
  readonly applyHref: string;
  /** The uni's own web page. */
  readonly uniUrl: string | null;
}

/** A fact as a row. */
export interface ComparedFact {
  readonly label: string;
  /** In the order of the courses; null when it is not known. */
  readonly values: readonly (string | null)[];
  /** Whether all courses have the same. */
  readonly isSame: boolean;
}

/** Courses side by side. */
export interface CompareView {
  readonly query: CompareQuery;
  readonly courses: readonly ComparedCourse[];
  readonly facts: readonly ComparedFact[];
  readonly points: PointsLineView;
  /** Whether more were chosen than have room. */
  readonly isTooMany: boolean;
  /** How many of the courses nobody knows any more. */
  readonly missing: number;
  /** Words about what could not be fetched. */
  readonly problem: string | null;
}
