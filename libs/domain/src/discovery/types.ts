import type { CalendarDate } from '../cycle/calendar.ts';

/** The coordinates of a place. An unknown place is `null`, never 0,0 (AMB-34). */
export interface LatLng {
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lng: number;
}

/** The range of Tariff points that a course requires, inclusive. */
export interface PointsRange {
  readonly min: number;
  readonly max: number;
}

/** Tariff points of a course; null when it does not use the Tariff. */
export type CoursePoints = PointsRange | 'notKnown' | null;

export interface CourseOption {
  readonly courseOptionId: string;
  /** Null when unknown. */
  readonly startDate: CalendarDate | null;
  /** As text, for example '3 years'. */
  readonly duration: string;
  /** For example 'BSc (Hons)'. */
  readonly qualification: string;
  readonly ucasPoints: CoursePoints;
  /** For example 'Full-time'. */
  readonly studyMode: string;
  /** The teaching location, for example 'Main campus'. */
  readonly locationType: string;
}

export interface Course {
  readonly courseId: string;
  /** The selected option; it is the first of `options`. */
  readonly courseOptionId: string;
  /** The year of entry, for example '2027'. */
  readonly academicYearId: string;
  /** Title, for example 'English Literature'. */
  readonly course: string;
  readonly courseCode: string;
  /** One or two sentences. */
  readonly summary: string;
  readonly providerId: string;
  readonly university: string;
  readonly town: string;
  /** URL of a picture. */
  readonly picture: string | null;
  readonly latlon: LatLng | null;
  /** Ids of subject guides. */
  readonly subjectGuides: readonly string[];
  readonly options: readonly [CourseOption, ...CourseOption[]];
  /** Distance in kilometres from the place in the query. */
  readonly distance: number | null;
}

export interface CourseDetails extends Course {
  /** URL of the university's logo. */
  readonly logo: string | null;
  readonly scheme: StudyScheme;
  /** Paragraphs of plain text. */
  readonly description: readonly string[];
  /** The entry requirements, for example { label: 'A levels', text: 'BBB to BBC' }. */
  readonly entryRequirements: readonly { readonly label: string; readonly text: string }[];
  /** The contact of the university's admissions team. */
  readonly contact: { readonly phone: string; readonly email: string; readonly url: string | null };
}

export const studySchemes = [
  'undergraduate',
  'postgraduate',
  'conservatoires',
  'teacher-training',
] as const;
export type StudyScheme = (typeof studySchemes)[number];

export const courseSortKeys = [
  'course',
  'university',
  'ucasPoints',
  'startDate',
  'distance',
] as const;
export type CourseSortKey = (typeof courseSortKeys)[number];

/** The filters of a list of courses; several values of one filter mean "any of". */
export const courseFilterNames = ['qualification', 'studyMode', 'region', 'locations'] as const;
export type CourseFilterName = (typeof courseFilterNames)[number];

/** A query for the courses API (FAV-29 to FAV-31). A missing field does not limit the results. */
export interface CourseQuery {
  /** Words to find in the title, the university or the town. */
  readonly searchText?: string;
  readonly offset?: number;
  /** The default is 100 (FAV-29). */
  readonly limit?: number;
  readonly sort?: 'ASC' | 'DESC';
  /**
   * By default, the best matches for the words are first; without words, courses are sorted by
   * title.
   */
  readonly sortBy?: CourseSortKey;
  readonly filters?: Readonly<Partial<Record<CourseFilterName, readonly string[]>>>;
  /** Whether the response lists the filter values with their counts. */
  readonly includeFilters?: boolean;
  /** Provider ids. */
  readonly unis?: readonly string[];
  /** Names of subjects. */
  readonly subjects?: readonly string[];
  /** Ids of subject guides. */
  readonly subjectGuides?: readonly string[];
  readonly scheme?: StudyScheme;
  readonly studyYear?: number;
  /** The point that distances are measured from; required for sorting by distance. */
  readonly near?: LatLng;
}

export interface FilterValue {
  readonly value: string;
  readonly count: number;
}

export interface CoursePage {
  readonly total: number;
  readonly courses: readonly Course[];
  /** Null unless requested. The counts of a filter ignore the filter itself. */
  readonly filters: Readonly<Record<CourseFilterName, readonly FilterValue[]>> | null;
}

export interface Uni {
  readonly providerId: string;
  readonly name: string;
  /** The name to sort by, without 'University of', 'The' and the like. */
  readonly sortName: string;
  readonly image: string | null;
  readonly banner: string | null;
  readonly latlon: LatLng | null;
  readonly address: {
    readonly providerAddress1: string;
    readonly providerAddress2: string;
    readonly providerAddress3: string;
    readonly providerLocation: string;
    readonly providerPostcode: string;
  };
  readonly country: string;
  /** The university's own web page. */
  readonly url: string | null;
  readonly phone: string;
  readonly email: string;
  /** Teaching Excellence Framework: Gold, Silver, Bronze, or null. */
  readonly tef: string | null;
  /** Distance in kilometres from the place in the query. */
  readonly distance: number | null;
  readonly entityId: string;
  readonly accommodationUrl: string | null;
  readonly unibuddyId: string | null;
  /** Percentage of satisfied students. */
  readonly nssScore: number | null;
  /** Salary in pounds a year, fifteen months after the course. */
  readonly avgSalary: number | null;
  /** A student's costs in pounds a month, including rent and food. */
  readonly costOfLiving: number | null;
  /** More facts; present only if the query requests them. */
  readonly extended: readonly {
    readonly label: string;
    readonly description: string;
    readonly link: string | null;
  }[];
}

export interface UniQuery {
  readonly searchText?: string;
  readonly offset?: number;
  /** The default is 48. */
  readonly limit?: number;
  /** First letter of the sort name. */
  readonly letter?: string;
  readonly country?: string;
  readonly extended?: boolean;
  readonly near?: LatLng;
}

export interface UniPage {
  readonly total: number;
  readonly unis: readonly Uni[];
  /** First letters of the universities that match the other conditions of the query. */
  readonly letters: readonly string[];
}

export interface UniName {
  readonly providerId: string;
  readonly university: string;
}

export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly icon: string | null;
  /** Null if the hub does not have the page about it. */
  readonly url: string | null;
  /** Media category (FAV-46). */
  readonly subjectMap: string;
}

export const locationTypes = ['region-guide', 'country-guide', 'city-guide'] as const;
export type LocationType = (typeof locationTypes)[number];

export interface LocationGuide {
  readonly id: string;
  /** The name of the place, without 'Study in ' (FAV-22). */
  readonly title: string;
  readonly summary: string;
  /** Null if the hub does not have the page about it. */
  readonly url: string | null;
  readonly image: string | null;
  /** Null when unknown. */
  readonly providerCount: number | null;
  readonly type: LocationType;
  /** Regions and countries, except England, are filters (FAV-24). */
  readonly isFilter: boolean;
}

export interface Page {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Null if the hub does not have the page about it. */
  readonly url: string | null;
  readonly type: string;
  readonly image: string | null;
}

export interface Article {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image: string | null;
}
