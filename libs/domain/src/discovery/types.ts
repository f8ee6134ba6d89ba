import type { CalendarDate } from '../cycle/calendar.ts';

/** A place on the map. 0,0 is never one (AMB-34): who has no place is `null`. */
export interface LatLng {
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lng: number;
}

/** Tariff points that a course asks for, both ends included. */
export interface PointsRange {
  readonly min: number;
  readonly max: number;
}

/** Tariff points of a course; null when it does not use the Tariff. */
export type CoursePoints = PointsRange | 'notKnown' | null;

/** One way to take a course (FAV-20). */
export interface CourseOption {
  readonly courseOptionId: string;
  /** Null when it is not known. */
  readonly startDate: CalendarDate | null;
  /** In words, for example '3 years'. */
  readonly duration: string;
  /** For example 'BSc (Hons)'. */
  readonly qualification: string;
  readonly ucasPoints: CoursePoints;
  /** For example 'Full-time'. */
  readonly studyMode: string;
  /** Where it is taught, for example 'Main campus'. */
  readonly locationType: string;
}

/** A course as lists and cards show it (FAV-20). */
export interface Course {
  readonly courseId: string;
  /** The option that is meant; it is the first of `options`. */
  readonly courseOptionId: string;
  /** The year of entry, for example '2027'. */
  readonly academicYearId: string;
  /** Title, for example 'English Literature'. */
  readonly course: string;
  readonly courseCode: string;
  /** One or two sentences. */
  readonly summary: string;
  readonly providerId: string;
  /** Name of the university. */
  readonly university: string;
  readonly town: string;
  /** URL of a picture. */
  readonly picture: string | null;
  readonly latlon: LatLng | null;
  /** Ids of subject guides. */
  readonly subjectGuides: readonly string[];
  /** At least one. */
  readonly options: readonly [CourseOption, ...CourseOption[]];
  /** Kilometres from the place that was asked about. */
  readonly distance: number | null;
}

/** A course as its own page shows it. */
export interface CourseDetails extends Course {
  /** URL of the university's picture. */
  readonly logo: string | null;
  /** Through which one applies for it. */
  readonly scheme: StudyScheme;
  /** Paragraphs of plain text. */
  readonly description: readonly string[];
  /** What the course asks for, for example { label: 'A levels', text: 'BBB to BBC' }. */
  readonly entryRequirements: readonly { readonly label: string; readonly text: string }[];
  /** Telephone number and web page of the university's admissions team. */
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

/** The filters that a person sets on a list of courses; several values of one mean "any of". */
export const courseFilterNames = ['qualification', 'studyMode', 'region', 'locations'] as const;
export type CourseFilterName = (typeof courseFilterNames)[number];

/** What is asked of the courses API (FAV-29 to FAV-31). What is left out does not limit. */
export interface CourseQuery {
  /** Words of the title, the university or the town. */
  readonly searchText?: string;
  readonly offset?: number;
  /** 100 when left out (FAV-29). */
  readonly limit?: number;
  readonly sort?: 'ASC' | 'DESC';
  /** When left out: the best matches of the words first, or by title when there are none. */
  readonly sortBy?: CourseSortKey;
  readonly filters?: Readonly<Partial<Record<CourseFilterName, readonly string[]>>>;
  /** Whether the answer says which filter values there are, with their counts. */
  readonly includeFilters?: boolean;
  /** Provider ids. */
  readonly unis?: readonly string[];
  /** Names of subjects. */
  readonly subjects?: readonly string[];
  /** Ids of subject guides. */
  readonly subjectGuides?: readonly string[];
  readonly scheme?: StudyScheme;
  readonly studyYear?: number;
  /** Distances are from here; needed for sorting by distance. */
  readonly near?: LatLng;
}

export interface FilterValue {
  readonly value: string;
  readonly count: number;
}

/** One page of courses. */
export interface CoursePage {
  /** How many match altogether. */
  readonly total: number;
  readonly courses: readonly Course[];
  /** Null unless asked for. A filter's counts disregard the filter itself. */
  readonly filters: Readonly<Record<CourseFilterName, readonly FilterValue[]>> | null;
}

/** A university or college (FAV-16). */
export interface Uni {
  readonly providerId: string;
  readonly name: string;
  /** What it is sorted by: without 'University of', 'The' and the like. */
  readonly sortName: string;
  readonly image: string | null;
  readonly banner: string | null;
  readonly latlon: LatLng | null;
  readonly address: {
    readonly providerAddress1: string;
    readonly providerAddress2: string;
    readonly providerAddress3: string;
    /** Town. */
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
  /** Kilometres from the place that was asked about. */
  readonly distance: number | null;
  readonly entityId: string;
  readonly accommodationUrl: string | null;
  readonly unibuddyId: string | null;
  /** Per cent of students who are satisfied. */
  readonly nssScore: number | null;
  /** Pounds a year, fifteen months after the course. */
  readonly avgSalary: number | null;
  /** Pounds a month that a student spends there, rent and food included. */
  readonly costOfLiving: number | null;
  /** What else is to be said; only when asked for. */
  readonly extended: readonly {
    readonly label: string;
    readonly description: string;
    readonly link: string | null;
  }[];
}

/** What is asked about universities (FAV-32). */
export interface UniQuery {
  readonly searchText?: string;
  readonly offset?: number;
  /** 48 when left out. */
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
  /** First letters that have universities, with the other conditions as asked. */
  readonly letters: readonly string[];
}

/** A university by name (FAV-34). */
export interface UniName {
  readonly providerId: string;
  readonly university: string;
}

/** A subject guide (FAV-15). */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly icon: string | null;
  readonly url: string;
  /** Media category (FAV-46). */
  readonly subjectMap: string;
}

export const locationTypes = ['region-guide', 'country-guide', 'city-guide'] as const;
export type LocationType = (typeof locationTypes)[number];

/** A guide to a place (FAV-17). */
export interface LocationGuide {
  readonly id: string;
  /** Without 'Study in ' (FAV-22). */
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly image: string | null;
  /** Null when it is not known. */
  readonly providerCount: number | null;
  readonly type: LocationType;
  /** Regions and countries, except England, are filters (FAV-24). */
  readonly isFilter: boolean;
}

/** A page of the site that somebody has kept (FAV-18). */
export interface Page {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly type: string;
  readonly image: string | null;
}

/** An article to read (FAV-19). */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image: string | null;
}
