/** An application type: `ug` for undergraduate or postgraduate, `uc` for conservatoires. */
export type ApplyScheme = 'ug' | 'uc';

/**
 * A route for adding a choice; each route is open for part of the year. `application` is the route
 * for the first choices.
 */
export type ApplyWay = 'application' | 'extra' | 'clearing';

/** The state of the university's decision after the applicant has replied. */
type ConfirmationKind =
  'asked' | 'reasons' | 'delayed' | 'conditional' | 'resultsOut' | 'unconditional' | 'insurance';

export interface ApplyConfirmation {
  kind: ConfirmationKind;
  /** Name of the university; empty if unknown. */
  university: string;
  /**
   * Name of the university of the insurance choice, which decides after the firm choice. Empty when
   * the name is unknown; null when there is no insurance choice.
   */
  insurance: string | null;
  /** The items that the university is waiting for. */
  reasons: readonly string[];
  /** The action that the university needs from the applicant. */
  action: string;
}

interface ApplyCounts {
  choices: number;
  /** Number of choices without a decision. */
  referred: number;
  /** Number of choices that the applicant has replied to. */
  replied: number;
  /** Number of decisions received (conservatoires). */
  decisions: number;
  /** Number of choices with a decision. */
  decided: number;
  /** Number of choices with an invitation, for example to an interview. */
  invited: number;
  /** Number of offers that the applicant can reply to; null if the choices are unknown. */
  offers: number | null;
  /** Completed percentage of the application, 0 to 100. */
  percentComplete: number;
}

export interface ApplyFacts<Status extends string = string> {
  scheme: ApplyScheme;
  /** Whether the `ug` application is for postgraduate courses. */
  isPostgraduate: boolean;
  /** The year in which the applicant wants to start the course. */
  year: number;
  /** Dates as text, for example '21 October' and '30 June 2025' (AMB-21). */
  clearing: { confirmBy: string; intoClearingAfter: string };
  /** The routes that have closed in that year. */
  closed: readonly ApplyWay[];
  /** Whether the A level results of that year have been published. */
  areResultsOut: boolean;
  /** Whether the hub cannot see an application before it is sent. */
  isUnsentHidden?: boolean;
  /** Whether the last date to reply to offers has passed. */
  isReplyOver?: boolean;
  /** The status for that year, if it differs: `over` when no action is possible any more. */
  inYear?: Status | 'over';
  /** Undefined if the choices are unknown. */
  confirmation?: ApplyConfirmation | undefined;
  counts: ApplyCounts;
  /**
   * Names of the universities that have neither decided nor sent an invitation; a name is empty if
   * unknown.
   */
  considering?: readonly string[];
}

/**
 * Whether firm and insurance choices, Extra and Clearing apply. They apply only to undergraduate
 * courses.
 */
export const isUndergraduate = ({
  scheme,
  isPostgraduate,
}: Pick<ApplyFacts, 'scheme' | 'isPostgraduate'>): boolean => scheme === 'ug' && !isPostgraduate;
