import type { Provider } from '../providers/provider.ts';
import type { Qualification, Subject } from '../subjects/subject.ts';

export const schemes = [
  'undergraduate',
  'postgraduate',
  'conservatoires',
  'teacher-training',
] as const;
export type Scheme = (typeof schemes)[number];

export const studyModes = ['Full-time', 'Part-time', 'Sandwich'] as const;
export type StudyMode = (typeof studyModes)[number];

export const facetNames = ['qualification', 'studyMode', 'region', 'locations'] as const;
/** A filter that a person may set on a list of courses. */
export type FacetName = (typeof facetNames)[number];

/** What a course is like, before it is of one university; and whether that one has it. */
export interface CoursePlan {
  readonly title: string;
  /** The subject, and the one that it is combined with. */
  readonly subjects: readonly [Subject, ...Subject[]];
  readonly qualification: Qualification;
  readonly scheme: Scheme;
  /** Full-time years. */
  readonly years: number;
  /** Whether a year of foundation comes first, for people with fewer points. */
  readonly hasFoundation: boolean;
  /** The share of universities with the subject that have the course. */
  readonly share: number;
}

/** One way to take a course. */
export interface CatalogueOption {
  readonly id: string;
  readonly studyMode: StudyMode;
  /** In words, for example '3 years'. */
  readonly duration: string;
  readonly start: Start;
  /** For example 'Main campus'. */
  readonly locationType: string;
}

/** When teaching begins: a Monday, counted from the first of the month. */
export interface Start {
  readonly month: 'September' | 'January';
  readonly monday: 1 | 2 | 3 | 4;
}

/** A course as it is every year. */
export interface CatalogueCourse extends CoursePlan {
  readonly id: string;
  /** As 'Q320'; a university has each code once. */
  readonly code: string;
  readonly provider: Provider;
  /** Tariff points, both ends included; null when the course does not ask for any. */
  readonly points: { readonly min: number; readonly max: number } | null;
  readonly options: readonly [CatalogueOption, ...CatalogueOption[]];
  /** What the filters look at. */
  readonly facets: Readonly<Record<FacetName, readonly string[]>>;
  /** Title, university and town as they are searched. */
  readonly words: string;
}
