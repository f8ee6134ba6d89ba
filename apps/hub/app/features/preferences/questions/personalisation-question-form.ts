import type { Answers, FieldName } from '@applicant-hub/domain';
import type { Choice, KnownNumber, Lookups, LookupView } from './view.ts';

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

export interface QuestionForm {
  readonly answers: Answers;
  readonly errors: FieldErrors;
  readonly required: readonly FieldName[];
  /** The study years to choose from, in display order. */
  readonly studyYears: readonly string[];
  /** ISO time of the server, for the years in date questions. */
  readonly now: string;
  readonly lookups: Lookups;
  /** Regions for the phone number, and the region chosen in the form. */
  readonly phoneRegions: readonly Choice[];
  readonly phoneRegion: string | undefined;
  /** Region and validity of the saved number. */
  readonly savedNumber: KnownNumber | null;
  /** Name of the saved school if it was saved without an id; otherwise empty. */
  readonly storedSchoolName: string;
  /** Result of a lookup without scripts. */
  readonly lookup: LookupView | null;
}
