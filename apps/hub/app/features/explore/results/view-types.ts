import type { CourseFilterName, StudyScheme } from '@applicant-hub/domain';
import type { CourseCardView } from '#app/features/catalogue/course-view.ts';
import type { SaveSearchView } from '../saved-searches/view-types.ts';
import type {
  CoursePointsView,
  PointsLineView,
} from '#app/features/catalogue/own-points.server.ts';

/** One value of a filter, with how many courses have it. */
export interface FilterValueView {
  readonly value: string;
  /** Null when nobody counted. */
  readonly count: number | null;
  readonly isChosen: boolean;
}

/** One filter: its values, the chosen ones first. */
export interface FilterView {
  readonly name: CourseFilterName;
  readonly legend: string;
  /** Seen at once. */
  readonly values: readonly FilterValueView[];
  /** Seen when asked for. */
  readonly more: readonly FilterValueView[];
}

/** A choice of a select. */
export interface ChoiceView {
  readonly value: string;
  readonly label: string;
}

/** What the search form shows. */
export interface SearchFormView {
  readonly searchText: string;
  readonly scheme: StudyScheme;
  readonly schemes: readonly ChoiceView[];
  /** Value of the chosen choice of `subjects`. */
  readonly subjectGuides: string;
  readonly subjects: readonly ChoiceView[];
  /** Provider ids, kept as they are. */
  readonly unis: readonly string[];
  readonly order: string;
  readonly filters: readonly FilterView[];
}

/** One condition of the search that can be taken away. */
export interface ConditionView {
  readonly label: string;
  /** The same search without it. */
  readonly href: string;
}

/** Choosing the order of the results; everything else stays. */
export interface OrderFormView {
  readonly order: string;
  readonly orders: readonly ChoiceView[];
  /** The rest of the address, as fields. */
  readonly kept: readonly (readonly [name: string, value: string])[];
}

/** A way out of an empty page of results. */
export interface WayOutView {
  readonly label: string;
  readonly href: string;
}

/** A course of the page. */
export interface ResultView {
  readonly card: CourseCardView;
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
  /** How the applicant's points compare; null unless the points are known. */
  readonly check: CoursePointsView | null;
}

/** One page of courses that were found. */
export interface FoundView {
  readonly total: number;
  readonly results: readonly ResultView[];
  readonly page: number;
  readonly pageCount: number;
  /** 'Showing 21 to 40' */
  readonly showing: string;
  readonly ownPoints: PointsLineView;
  /** The address of a page, up to its number. */
  readonly pageHref: string;
  /** When nothing was found: what to change, the most promising first. */
  readonly waysOut: readonly WayOutView[];
}

/** The results page. */
export interface ResultsView {
  /** Of the document: tells the pages of one search apart. */
  readonly title: string;
  readonly heading: string;
  /** What the courses are: 'Undergraduate courses for “law”'. */
  readonly about: string;
  readonly form: SearchFormView;
  readonly orderForm: OrderFormView;
  readonly conditions: readonly ConditionView[];
  /** The search without any of them. */
  readonly clearHref: string;
  /** Null when the courses could not be had. */
  readonly found: FoundView | null;
  /** Why not, as a sentence. */
  readonly problem: string | null;
  /** The search again. */
  readonly retryHref: string;
  /** Null when the courses could not be had. */
  readonly save: SaveSearchView | null;
  /** What is not as it was asked for. */
  readonly notice: string | null;
}
