import type { OnboardingAnswers, OnboardingFieldName, OnboardingStep } from '@applicant-hub/domain';
import type { Choice, Lookups, LookupView } from '../questions/view.ts';

export type StepErrors = Readonly<Partial<Record<OnboardingFieldName, string>>>;

export interface StepView {
  /** Unique per response. */
  readonly id: string;
  readonly step: OnboardingStep;
  /** Position of the page, from 1. */
  readonly number: number;
  /** Number of pages, based on the answers so far. */
  readonly total: number;
  /** All answers so far, with the typed answers of this page. */
  readonly answers: OnboardingAnswers;
  readonly errors: StepErrors;
  /** Questions that are required once they are shown. */
  readonly required: readonly OnboardingFieldName[];
  /** The reason why saving failed; null if no save has failed. */
  readonly failure: string | null;
  readonly studyYears: readonly string[];
  readonly lookups: Lookups;
  /** Regions for the phone number, and the region chosen in the form. */
  readonly phoneRegions: readonly Choice[];
  readonly phoneRegion: string | undefined;
  /** Result of a lookup without scripts. */
  readonly lookup: LookupView | null;
  /** ISO time of the server. */
  readonly now: string;
  /** The page that the user originally requested; empty for the hub. */
  readonly redirectUrl: string;
}
