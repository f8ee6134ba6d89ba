import type {
  Applied,
  QualificationSubject,
  QualificationType,
  Ranked,
  SubjectLimits,
} from '@applicant-hub/domain';
import type { BarSort, PeopleLikeQuery } from '#app/platform/paths/people-like-path.ts';

export type BarView = Ranked<
  Applied & {
    /** Id of the subject guide. */
    readonly id: string;
  }
>;

export interface ChartView {
  readonly rows: readonly BarView[];
  readonly total: number;
  readonly sort: BarSort;
  readonly isAll: boolean;
  /** Whether there are more rows than the first five. */
  readonly canFold: boolean;
}

/** The contents of a row's dialog (PLY-4). */
export interface GuideView {
  /** Address of the guide; null when it is unavailable. */
  readonly guideHref: string | null;
  readonly coursesHref: string;
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
}

export interface QualificationStep {
  readonly step: 'qualification';
  readonly types: readonly QualificationType[];
  /** Id of the qualification that was chosen before; null if none was chosen. */
  readonly chosen: string | null;
  /** Ids of the ticked subjects for that qualification. */
  readonly subjects: readonly string[];
  /** Whether the form was sent without a choice. */
  readonly isMissing: boolean;
}

export interface SubjectsStep {
  readonly step: 'subjects';
  readonly type: QualificationType;
  readonly subjects: readonly QualificationSubject[];
  /** Ids of the ticked subjects. */
  readonly chosen: readonly string[];
  readonly limits: SubjectLimits;
  /** Whether the ticks were stashed before a sign-in and are not saved yet. */
  readonly isRestored: boolean;
}

export interface ResultsStep {
  readonly step: 'results';
  readonly type: QualificationType;
  readonly chosen: readonly QualificationSubject[];
  readonly chart: ChartView;
  /** The guides, by the ids of the rows. */
  readonly guides: Readonly<Record<string, GuideView>>;
  /** Id of the guide that the address opens; null if it opens no guide. */
  readonly guide: string | null;
}

export type PeopleLikeView =
  | QualificationStep
  | SubjectsStep
  | ResultsStep
  /** Shown when the saved selection is no longer offered and has to be wiped (PLY-9). */
  | { readonly step: 'outdated' }
  /** A response is slow or unavailable. */
  | {
      readonly step: 'trouble';
      readonly why: 'late' | 'failed';
      readonly query: Pick<PeopleLikeQuery, 'type' | 'subjects'>;
    };

/** Submitted subjects that were rejected because there are too few or too many (PLY-6). */
export interface SubjectsOutcome {
  /** Changes with every response. */
  readonly id: string;
  readonly problem: 'few' | 'many';
  /** Ids of the ticked subjects. */
  readonly chosen: readonly string[];
}
