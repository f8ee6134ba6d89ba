import type { CourseRef } from '@applicant-hub/domain';
import type { CoursePictureView } from '#app/features/catalogue/course-picture.ts';
import type { PointsLineView } from '#app/features/catalogue/own-points.server.ts';
import type { Place } from '#app/features/favourites/place.ts';
import type { CompareQuery } from './compare-path.ts';

/** A course as a column. */
export interface CourseColumn extends CoursePictureView {
  readonly id: string;
  /** 'English Literature, University of East Anglia' */
  readonly fullTitle: string;
  /** The uni's own web page. */
  readonly uniUrl: string | null;
}

/** The same on the applicant's own page. */
export interface ComparedCourse extends CourseColumn {
  readonly ref: CourseRef;
  /** Its place on the shortlist. */
  readonly slot: Place;
  readonly href: string;
  /** Leads on to the confirmation of the course. */
  readonly applyHref: string;
}

/** A value, or a range from its lower to its upper end. */
export interface FactBar {
  readonly least: number;
  readonly most: number;
}

/** A fact as a row. */
export interface ComparedFact {
  readonly label: string;
  /** In the order of the courses; null when it is not known. */
  readonly values: readonly (string | null)[];
  /** The same as bars, in percent of the longest; null where nothing is known. */
  readonly bars: readonly (FactBar | null)[] | null;
  /** Whether all courses have the same. */
  readonly isSame: boolean;
}

/** Courses side by side. */
export interface CompareView {
  readonly query: CompareQuery;
  readonly courses: readonly ComparedCourse[];
  readonly facts: readonly ComparedFact[];
  readonly points: PointsLineView;
  /** How many courses are on the shortlist. */
  readonly listed: number;
  /** Whether more were chosen than have room. */
  readonly isTooMany: boolean;
  /** How many of the courses nobody knows any more. */
  readonly missing: number;
  /** Words about what could not be fetched. */
  readonly problem: string | null;
}
