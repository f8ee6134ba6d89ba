import type { ApplicationId, Availability, SchemeTag } from '@applicant-hub/domain';
import type { Choice } from '../choices/choice.ts';

export type YearStates = Readonly<Record<ApplicationId, Availability>>;

/** Applications that have been started or may have been started. */
export type Starts = Readonly<Partial<Record<ApplicationId, 'started' | 'unknown' | 'hidden'>>>;

export interface Standing {
  /** Text of the scheme. */
  kind: string;
  /** Text of the status. */
  label: string;
  /** Who acts next; null if no action is due. */
  actor: string | null;
}

export interface ApplicationsView {
  /** Unique per response, so that a repeated message is announced again. */
  id: string;
  years: readonly string[];
  saved: Choice;
  /**
   * The year and level that were chosen before the session expired; null if no choice is restored.
   */
  stashed: Choice | null;
  /** Whether the URL was meant for a course but does not identify it. */
  isLinkIncomplete: boolean;
  states: Readonly<Partial<Record<string, YearStates>>>;
  /** Links to the applications for the saved year, by `openName`. */
  hrefs: Readonly<Partial<Record<string, string | null>>>;
  /** Years with open applications whose address the hub does not have, and these applications. */
  elsewhere: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Started applications for the saved year. */
  starts: Starts;
  /** States that the hub cannot see an application before it is sent; null if it can. */
  hidden: string | null;
  /** Whether an application for the saved year is known to be sent. */
  isSent: boolean;
  /** Whether another application can be started for the saved year. */
  canStart: boolean;
  /** Whether the saved year is known to be over. */
  isOver: boolean;
  /** Statuses of the started applications. */
  standings: readonly Standing[];
  /** The routes by which the applicant may apply. */
  schemes: readonly SchemeTag[];
}

export interface ApplicationsOutcome {
  /** Unique per submission, so that a repeated message is announced again. */
  id: string;
  /** Null if the form had no valid choice. */
  choice: Choice | null;
  problem: string;
}
