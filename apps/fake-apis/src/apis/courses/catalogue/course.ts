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
export type FacetName = (typeof facetNames)[number];

/** A course before it is assigned to a university. */
export interface CoursePlan {
  readonly title: string;
  /** The subject, and the second subject of a joint course. */
  readonly subjects: readonly [Subject, ...Subject[]];
  readonly qualification: Qualification;
  readonly scheme: Scheme;
  /** Full-time years. */
  readonly years: number;
  /** Whether the course starts with a foundation year, for applicants with fewer points. */
  readonly hasFoundation: boolean;
  /** Probability that a university has this course if it teaches the subject. */
  readonly share: number;
}

export interface CatalogueOption {
  readonly id: string;
  readonly studyMode: StudyMode;
  /** As text, for example '3 years'. */
  readonly duration: string;
  readonly start: Start;
  /** For example 'Main campus'. */
  readonly locationType: string;
}

/** Start of teaching: a month, and which Monday of that month. */
export interface Start {
  readonly month: 'September' | 'January';
  readonly monday: 1 | 2 | 3 | 4;
}

export interface CatalogueCourse extends CoursePlan {
  readonly id: string;
  /** A code such as 'Q320', unique within a university. */
  readonly code: string;
  readonly provider: Provider;
  /** Tariff points, inclusive; null when the course requires no points. */
  readonly points: { readonly min: number; readonly max: number } | null;
  readonly options: readonly [CatalogueOption, ...CatalogueOption[]];
  /** The values that the filters check. */
  readonly facets: Readonly<Record<FacetName, readonly string[]>>;
  /** Title, university and town in searchable form. */
  readonly words: string;
}
