/** An application type: `ug` undergraduate or postgraduate, `uc` conservatoires. */
export type ApplyScheme = 'ug' | 'uc';

/**
 * A way to add a choice, open for a part of the year; `application` is the way to the first
 * choices.
 */
export type ApplyWay = 'application' | 'extra' | 'clearing';

/** The state of the decision about the place after the applicant has replied. */
type ConfirmationKind =
  'asked' | 'reasons' | 'delayed' | 'conditional' | 'resultsOut' | 'unconditional' | 'insurance';

export interface ApplyConfirmation {
  kind: ConfirmationKind;
  /** Name of the university; empty when it is unknown. */
  university: string;
  /**
   * Name of the university of the insurance choice, which decides after the firm choice. Empty when
   * the name is unknown; null when there is no insurance choice.
   */
  insurance: string | null;
  /** The things that the university is waiting for. */
  reasons: readonly string[];
  /** The action that the university needs from the applicant. */
  action: string;
}

/** Numbers that the words of a status depend on. */
interface ApplyCounts {
  choices: number;
  /** Choices without a decision. */
  referred: number;
  /** Choices that the applicant has replied to. */
  replied: number;
  /** Decisions received (conservatoires). */
  decisions: number;
  /** Choices with a decision. */
  decided: number;
  /** Choices with an invitation, for example to an interview. */
  invited: number;
  /** Offers that the applicant can reply to; null while the choices are unknown. */
  offers: number | null;
  /** The finished part of the application, 0 to 100. */
  percentComplete: number;
}

export interface ApplyFacts<Status extends string = string> {
  scheme: ApplyScheme;
  /** Whether the `ug` application is for postgraduate courses. */
  isPostgraduate: boolean;
  /** The year in which the applicant wants to start. */
  year: number;
  /** Dates in words, for example '21 October' and '30 June 2025' (AMB-21). */
  clearing: { confirmBy: string; intoClearingAfter: string };
  /** The ways to add a choice that have closed in that year. */
  closed: readonly ApplyWay[];
  /** Whether the A level results of that year are out. */
  areResultsOut: boolean;
  /** Whether the last date to reply to the offers has passed. */
  isReplyOver?: boolean;
  /** The status in that year, if it differs: `over` when no action is possible any more. */
  inYear?: Status | 'over';
  /** Undefined while the choices are unknown. */
  confirmation?: ApplyConfirmation | undefined;
  counts: ApplyCounts;
}

/** Whether firm and insurance choices, Extra and Clearing apply: only for undergraduate courses. */
export const isUndergraduate = ({
  scheme,
  isPostgraduate,
}: Pick<ApplyFacts, 'scheme' | 'isPostgraduate'>): boolean => scheme === 'ug' && !isPostgraduate;
