import type { CalculatorState, CoursePoints, SavedGrade, TariffType } from '@applicant-hub/domain';
import type { NamedTypes } from './calculator/held-types.ts';

/**
 * The data in the page. Instead of the list of qualifications, it may contain only the list's name,
 * which the view replaces with the list.
 */
export interface TariffData extends Omit<TariffView, 'types'> {
  readonly types: TariffView['types'] | NamedTypes;
}

export interface TariffView {
  /** The state of the list of qualifications. All other data is shown in every state. */
  readonly state: 'ready' | 'pending' | 'error';
  /** The qualifications in groups; empty if the list is unavailable. */
  readonly types: readonly TariffType[];
  readonly saved: readonly SavedGrade[];
  /**
   * The version of the saved grades. A save sends it, so that grades saved elsewhere are not lost.
   */
  readonly version: number;
  /**
   * The version when the selection started. Without scripts, it does not change when more pages
   * load.
   */
  readonly selectedFrom: number;
  /**
   * Whether a save was rejected because grades were saved elsewhere. In that case the applicant has
   * to choose.
   */
  readonly isClash: boolean;
  readonly start: CalculatorState;
  /** Distinguishes the selections of two applicants on one device. Contains no personal data. */
  readonly owner: string;
  /** The form that was sent with an expired session; usually null. */
  readonly stashed: TariffOutcome | null;
  /** The saved grades as a short text, in the grid only; null if no grades are saved. */
  readonly fact: string | null;
  /** Null in the grid. */
  readonly focused: FocusedTariffView | null;
}

export interface FocusedTariffView {
  /** The page to return to after a save; null for the hub. */
  readonly backUrl: string | null;
  readonly subjects: readonly string[];
  readonly shortlist: ShortlistView;
}

/** The shortlisted courses, best first, or why they are missing. */
export type ShortlistView =
  | { readonly state: 'ready'; readonly courses: readonly ShortlistedCourse[] }
  | { readonly state: 'pending' | 'error' };

export interface ShortlistedCourse {
  /** 'English Literature, University of East Anglia' */
  readonly title: string;
  readonly href: string;
  readonly points: CoursePoints;
}

/** The response to a form that was not saved. */
export type TariffOutcome =
  | {
      readonly form: 'calculator';
      readonly state: CalculatorState;
      /** An error other than an exceeded limit; null if there is no error. */
      readonly problem: string | null;
    }
  | {
      readonly form: 'rows';
      readonly problem: string;
      /** The input, by the name of the field. */
      readonly typed: Readonly<Record<string, string>>;
    };
