import type { CalculatorState, CoursePoints, SavedGrade, TariffType } from '@applicant-hub/domain';
import type { NamedTypes } from './held-types.ts';

/** What the page has of the widget; what it shows has the list itself. */
export interface TariffData extends Omit<TariffView, 'types'> {
  readonly types: TariffView['types'] | NamedTypes;
}

/** What the widget shows. */
export interface TariffView {
  /** `pending` and `error` are about the list of qualifications; the rest is there all the same. */
  readonly state: 'ready' | 'pending' | 'error';
  /** The qualifications, those of a group together; none while the list is not to be had. */
  readonly types: readonly TariffType[];
  readonly saved: readonly SavedGrade[];
  /** That of what is saved; a save says it, so that nothing saved elsewhere is lost. */
  readonly version: number;
  /** The version that was saved when selecting began: pages without scripts come and go meanwhile. */
  readonly selectedFrom: number;
  /** Whether a save was refused because grades were saved elsewhere: a person has to choose. */
  readonly isClash: boolean;
  readonly start: CalculatorState;
  /** Tells the selections of two people on one device apart; says nothing about either. */
  readonly owner: string;
  /** The form that was sent when its session was lost; null mostly. */
  readonly kept: TariffOutcome | null;
  /** In the grid: what is saved, in a few words; null when nothing is. */
  readonly fact: string | null;
  /** Null in the grid. */
  readonly focused: FocusedTariffView | null;
}

/** What is only shown when the widget has the focus. */
export interface FocusedTariffView {
  /** Where somebody came from to try grades, and goes when they are saved; null for the hub. */
  readonly backUrl: string | null;
  /** Subjects to choose from. */
  readonly subjects: readonly string[];
  readonly shortlist: ShortlistView;
}

/** The courses of the shortlist, best first, or why they are not there. */
export type ShortlistView =
  | { readonly state: 'ready'; readonly courses: readonly ShortlistedCourse[] }
  | { readonly state: 'pending' | 'error' };

export interface ShortlistedCourse {
  /** 'English Literature, University of East Anglia' */
  readonly title: string;
  readonly href: string;
  readonly points: CoursePoints;
}

/** What was answered to a form that was not saved. */
export type TariffOutcome =
  | {
      readonly form: 'calculator';
      readonly state: CalculatorState;
      /** What is wrong besides a limit; null when nothing is. */
      readonly problem: string | null;
    }
  | {
      readonly form: 'rows';
      readonly problem: string;
      /** What was typed, by the name of the field. */
      readonly typed: Readonly<Record<string, string>>;
    };
