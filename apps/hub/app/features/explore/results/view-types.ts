import type { CourseFilterName, StudyScheme } from '@applicant-hub/domain';
import type { CourseCardView } from '#app/features/catalogue/course/course-view.ts';
import type { SaveSearchView } from '../saved-searches/view-types.ts';
import type {
  CoursePointsView,
  PointsLineView,
} from '#app/features/catalogue/points/own-points.server.ts';

export interface FilterValueView {
  readonly value: string;
  /** Null if unknown. */
  readonly count: number | null;
  readonly isChosen: boolean;
}

export interface FilterView {
  readonly name: CourseFilterName;
  readonly legend: string;
  /** Always visible. */
  readonly values: readonly FilterValueView[];
  /** Shown only after the applicant presses "Show more". */
  readonly more: readonly FilterValueView[];
}

export interface ChoiceView {
  readonly value: string;
  readonly label: string;
}

export interface SearchFormView {
  readonly searchText: string;
  readonly scheme: StudyScheme;
  readonly schemes: readonly ChoiceView[];
  /** The value of the selected item in `subjects`. */
  readonly subjectGuides: string;
  readonly subjects: readonly ChoiceView[];
  /** Provider ids, which the form preserves. */
  readonly unis: readonly string[];
  readonly order: string;
  readonly filters: readonly FilterView[];
}

export interface ConditionView {
  readonly label: string;
  /** The search without this condition. */
  readonly href: string;
}

export interface OrderFormView {
  readonly order: string;
  readonly orders: readonly ChoiceView[];
  /** The other parameters of the address, as hidden fields. */
  readonly kept: readonly (readonly [name: string, value: string])[];
}

/** A suggestion on an empty page of results. */
export interface WayOutView {
  readonly label: string;
  readonly href: string;
}

export interface ResultView {
  readonly card: CourseCardView;
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
  /** Comparison of the applicant's points with the course; null unless the points are known. */
  readonly check: CoursePointsView | null;
}

export interface FoundView {
  readonly total: number;
  readonly results: readonly ResultView[];
  readonly page: number;
  readonly pageCount: number;
  /** 'Showing 21 to 40' */
  readonly showing: string;
  readonly ownPoints: PointsLineView;
  /** The address of a results page, without the page number. */
  readonly pageHref: string;
  /** Suggestions for an empty result: other searches, with the most courses first. */
  readonly waysOut: readonly WayOutView[];
}

export interface ResultsView {
  /** The document title, different for each page of a search. */
  readonly title: string;
  readonly heading: string;
  /** 'Undergraduate courses for “law”' */
  readonly about: string;
  readonly form: SearchFormView;
  readonly orderForm: OrderFormView;
  readonly conditions: readonly ConditionView[];
  /** Whether the search has filters in addition to its text. */
  readonly hasFilters: boolean;
  /** The search without conditions. */
  readonly clearHref: string;
  /** Null if the courses are unavailable. */
  readonly found: FoundView | null;
  readonly problem: string | null;
  /** The address of the current search. */
  readonly retryHref: string;
  /** Null if the courses are unavailable, and for a new search without courses. */
  readonly save: SaveSearchView | null;
  /** A note about a condition that could not be applied. */
  readonly notice: string | null;
}
