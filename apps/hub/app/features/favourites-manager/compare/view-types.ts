import type { CourseRef } from '@applicant-hub/domain';
import type { OwnChoice } from '#app/features/catalogue/choice/own-choice.ts';
import type { PictureView } from '#app/features/catalogue/cards/picture.ts';
import type { PointsLineView } from '#app/features/catalogue/points/own-points.server.ts';
import type { Place } from '#app/features/favourites/place.ts';
import type { CompareQuery } from './compare-path.ts';

export interface CourseColumn extends PictureView {
  readonly id: string;
  /** 'English Literature, University of East Anglia' */
  readonly fullTitle: string;
  readonly uniUrl: string | null;
}

export interface ComparedCourse extends CourseColumn {
  readonly ref: CourseRef;
  readonly slot: Place;
  readonly href: string;
  /** Link to the course confirmation. */
  readonly applyHref: string;
  /** Null unless the course is known to be one of the applicant's choices. */
  readonly choice: OwnChoice | null;
}

/** A value, or a range. */
export interface FactBar {
  readonly least: number;
  readonly most: number;
}

export interface ComparedFact {
  readonly label: string;
  /** The values in the order of the courses; null if unknown. */
  readonly values: readonly (string | null)[];
  /**
   * The values as bars, as percentages of a full bar; null if unknown, or if the row has no bars.
   */
  readonly bars: readonly (FactBar | null)[] | null;
  readonly isSame: boolean;
  /** True if the values are text from an API. */
  readonly isPublished?: true | undefined;
}

export interface CompareView {
  readonly query: CompareQuery;
  readonly courses: readonly ComparedCourse[];
  readonly facts: readonly ComparedFact[];
  readonly points: PointsLineView;
  /** The number of favourite courses; null while unknown. */
  readonly saved: number | null;
  /** The number of courses on the shortlist. */
  readonly listed: number;
  /** Whether more courses were chosen than the comparison can show. */
  readonly isTooMany: boolean;
  /** The number of courses that no longer exist. */
  readonly missing: number;
  readonly problem: string | null;
}
