import type { CourseDetails, CourseRef, LatLng } from '@applicant-hub/domain';
import type { OwnChoice } from '#app/features/catalogue/choice/own-choice.ts';
import type { CourseFacts } from '#app/features/catalogue/course/course-facts.ts';
import type { PictureView } from '#app/features/catalogue/cards/picture.ts';
import type { PointsLineView } from '#app/features/catalogue/points/own-points.server.ts';
import type { PointsView } from '#app/features/catalogue/points/points-check.ts';

export interface OptionView {
  /** 'Full-time, September 2027' */
  readonly title: string;
  /** '3 years, BSc (Hons), Main campus' */
  readonly words: string;
  /** The page with this option selected. */
  readonly href: string;
  readonly isChosen: boolean;
}

export interface CourseView extends PictureView {
  readonly title: string;
  /** 'English Literature, University of East Anglia' */
  readonly fullTitle: string;
  readonly ref: CourseRef;
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
  readonly university: string;
  readonly uniHref: string;
  /** 'Norwich, 120 miles away' */
  readonly place: string;
  readonly summary: string;
  readonly description: readonly string[];
  /** The facts of the selected option. */
  readonly facts: CourseFacts;
  /**
   * Comparison of the applicant's points with the selected option; null unless the points are
   * known.
   */
  readonly check: PointsView | null;
  readonly points: PointsLineView;
  /** The type of the location: 'Main campus'. */
  readonly locationType: string;
  readonly courseCode: string;
  readonly yearOfEntry: string;
  /** Sorted by start date. One option is selected. */
  readonly options: readonly OptionView[];
  readonly entryRequirements: readonly { readonly label: string; readonly text: string }[];
  /** An explanation of the Tariff points. */
  readonly pointsSentence: string;
  readonly contact: CourseDetails['contact'];
  /** Link to the course confirmation. */
  readonly applyHref: string;
  /** Null unless the course is known to be one of the applicant's choices. */
  readonly choice: OwnChoice | null;
  readonly map: {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    readonly place: LatLng | null;
  };
}
