import type { Answers, FieldName } from '@applicant-hub/domain';
import type { Choice, LookupView, KnownNumber } from './view.ts';

/** What is wrong with the answers, in words, by question. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** The questions of a form as they stand: what every question of it needs to show itself. */
export interface QuestionForm {
  readonly answers: Answers;
  readonly errors: FieldErrors;
  /** The questions that cannot be left open. */
  readonly required: readonly FieldName[];
  /** The study years on offer, in the order in which they are shown. */
  readonly studyYears: readonly string[];
  /** ISO time of the server, for the years of other dates. */
  readonly now: string;
  /** The regions that a phone number may be of, and the one that was chosen in the form. */
  readonly phoneRegions: readonly Choice[];
  readonly phoneRegion: string | undefined;
  /** What is known of the number that is saved. */
  readonly savedNumber: KnownNumber | null;
  /** The name of the school that is saved without its code; empty when there is none. */
  readonly storedSchoolName: string;
  /** What a lookup without scripts found. */
  readonly lookup: LookupView | null;
}
