import type { ApplicationId, Availability, SchemeTag } from '@applicant-hub/domain';
import type { Choice } from '../choices/choice.ts';

/** Whether each application of a year can be gone to. */
export type YearStates = Readonly<Record<ApplicationId, Availability>>;

/** What is known of applications being started; nothing of those that are not. */
export type Starts = Readonly<Partial<Record<ApplicationId, 'started' | 'unknown'>>>;

/** How far an application is, as its tile says it. */
export interface Standing {
  /** The scheme in words. */
  kind: string;
  /** The status in words. */
  label: string;
  /** Who acts next; null when no action is due. */
  actor: string | null;
}

/** The Applications screen, for every year that can be chosen on it. */
export interface ApplicationsView {
  /** One per answer of the server, so that what it says is said once more. */
  id: string;
  years: readonly string[];
  saved: Choice;
  /** What was chosen before the session was lost; null when nothing was. */
  kept: Choice | null;
  /** Whether the address should have led to a course, and does not say to which. */
  isLinkIncomplete: boolean;
  states: Readonly<Partial<Record<string, YearStates>>>;
  /** Where the applications of the saved year lead, by `openName`. */
  hrefs: Readonly<Partial<Record<string, string>>>;
  /** Of the saved year. */
  starts: Starts;
  /** Whether one of the saved year is sent, as far as that is known. */
  isSent: boolean;
  /** Whether another one can be started for the saved year. */
  canStart: boolean;
  /** Whether nothing can be done any more for the saved year, as far as that is known. */
  isOver: boolean;
  /** How far those that have begun are. */
  standings: readonly Standing[];
  /** The routes that somebody has said yes to. */
  schemes: readonly SchemeTag[];
}

/** What came of a form that was sent and not saved. */
export interface ApplicationsOutcome {
  /** One per form that was sent, so that what is said about it is said again. */
  id: string;
  /** Null when the form said nothing that is offered. */
  choice: Choice | null;
  problem: string;
}
