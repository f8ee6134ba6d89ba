import type {
  Applied,
  QualificationSubject,
  QualificationType,
  Ranked,
  SubjectLimits,
} from '@applicant-hub/domain';
import type { BarSort, PeopleLikeQuery } from '#app/platform/paths/people-like-path.ts';

/** A row of the results: a bar of the chart. */
export type BarView = Ranked<
  Applied & {
    /** Of the subject guide. */
    readonly id: string;
  }
>;

/** The rows that are shown, and how. */
export interface ChartView {
  readonly rows: readonly BarView[];
  /** How many there are in all. */
  readonly total: number;
  readonly sort: BarSort;
  readonly isAll: boolean;
  /** Whether there are more than the first ones. */
  readonly canFold: boolean;
}

/** What is known of a subject when its row is pressed (PLY-4). */
export interface GuideView {
  /** The guide itself; null when nobody could say where it is. */
  readonly guideHref: string | null;
  readonly coursesHref: string;
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
}

/** First: which qualification. */
export interface QualificationStep {
  readonly step: 'qualification';
  readonly types: readonly QualificationType[];
  /** The id of the one that was chosen before; null for none. */
  readonly chosen: string | null;
  /** Ids of its subjects that were ticked. */
  readonly subjects: readonly string[];
  /** Whether the form was sent with none chosen. */
  readonly isMissing: boolean;
}

/** Then: which of its subjects. */
export interface SubjectsStep {
  readonly step: 'subjects';
  readonly type: QualificationType;
  readonly subjects: readonly QualificationSubject[];
  /** Ids of those that are ticked. */
  readonly chosen: readonly string[];
  readonly limits: SubjectLimits;
  /** Whether the ticks were kept over a sign-in, and nothing is saved yet. */
  readonly isKept: boolean;
}

/** At last: what people with the same subjects applied for. */
export interface ResultsStep {
  readonly step: 'results';
  readonly type: QualificationType;
  readonly chosen: readonly QualificationSubject[];
  readonly chart: ChartView;
  /** By the ids of the rows. */
  readonly guides: Readonly<Record<string, GuideView>>;
  /** The id of the guide that the address opens; null for none. */
  readonly guide: string | null;
}

/** What the page of people like you shows. */
export type PeopleLikeView =
  | QualificationStep
  | SubjectsStep
  | ResultsStep
  /** What was saved is no longer offered, and is to be wiped (PLY-9). */
  | { readonly step: 'outdated' }
  /** An answer is late, or cannot be had. */
  | {
      readonly step: 'trouble';
      readonly why: 'late' | 'failed';
      readonly query: Pick<PeopleLikeQuery, 'type' | 'subjects'>;
    };

/** What came of subjects that cannot be shown results for (PLY-6). */
export interface SubjectsOutcome {
  /** Changes with every answer. */
  readonly id: string;
  readonly problem: 'few' | 'many';
  /** Ids of those that were ticked. */
  readonly chosen: readonly string[];
}
