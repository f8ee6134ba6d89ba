import type { OnboardingAnswers, OnboardingFieldName, OnboardingStep } from '@applicant-hub/domain';
import type { Choice, LookupView } from '../questions/view.ts';

/** What is wrong with the answers of a page, in words, in the order of its questions. */
export type StepErrors = Readonly<Partial<Record<OnboardingFieldName, string>>>;

/** A page of the first visit as it is shown. */
export interface StepView {
  /** Another one for every answer of the server. */
  readonly id: string;
  readonly step: OnboardingStep;
  /** Which page it is, from 1. */
  readonly number: number;
  /** How many there are, as far as the answers tell. */
  readonly total: number;
  /** All answers so far, those of this page as they were typed. */
  readonly answers: OnboardingAnswers;
  readonly errors: StepErrors;
  /** The questions that cannot be left open, once they are asked. */
  readonly required: readonly OnboardingFieldName[];
  /** Why nothing was saved; null when nothing went wrong. */
  readonly failure: string | null;
  /** The study years on offer. */
  readonly studyYears: readonly string[];
  /** The regions that a phone number may be of, and the one that was chosen in the form. */
  readonly phoneRegions: readonly Choice[];
  readonly phoneRegion: string | undefined;
  /** What a lookup without scripts found. */
  readonly lookup: LookupView | null;
  /** ISO time of the server. */
  readonly now: string;
  /** Where the person wanted to go; empty for the hub. */
  readonly redirectUrl: string;
}
