/** An application type: `ug` undergraduate or postgraduate, `uc` conservatoires. */
export type ApplyScheme = 'ug' | 'uc';

/** A way to a choice, which is open for a part of the year; `application` is that to the first ones. */
export type ApplyWay = 'application' | 'extra' | 'clearing';

/** How the place of an applicant who has replied is decided. */
type ConfirmationKind =
  'asked' | 'reasons' | 'delayed' | 'conditional' | 'resultsOut' | 'unconditional' | 'insurance';

/** The choice that decides about the place of an applicant who has replied. */
export interface ApplyConfirmation {
  kind: ConfirmationKind;
  /** Empty when its name is not known. */
  university: string;
  /** The university of the insurance choice, which decides after it; null where none is held. */
  insurance: string | null;
  /** What the university is waiting for. */
  reasons: readonly string[];
  /** What it asks of the applicant. */
  action: string;
}

/** Numbers that the words of a status can mention or depend on. */
interface ApplyCounts {
  choices: number;
  /** Choices that have not decided. */
  referred: number;
  /** Choices that the applicant has replied to. */
  replied: number;
  /** Decisions received (conservatoires). */
  decisions: number;
  /** Choices that have decided. */
  decided: number;
  /** Choices that have invited the applicant, for example to an interview. */
  invited: number;
  /** Offers that the applicant can reply to; null while the choices are not known. */
  offers: number | null;
  /** How much of the application is filled in, 0 to 100. */
  percentComplete: number;
}

/** What the words of a status can mention. */
export interface ApplyFacts<Status extends string = string> {
  scheme: ApplyScheme;
  /** Whether the `ug` application is for postgraduate courses. */
  isPostgraduate: boolean;
  /** The year that the applicant wants to start. */
  year: number;
  /** Dates in words, for example '21 October' and '30 June 2025' (AMB-21). */
  clearing: { confirmBy: string; intoClearingAfter: string };
  /** The ways to a choice that have closed in that year. */
  closed: readonly ApplyWay[];
  /** Whether the A level results of that year are out. */
  areResultsOut: boolean;
  /** Whether the last date to reply to the offers has passed. */
  isReplyOver?: boolean;
  /** The status as that year has it, where it has changed it: `over` once nothing can be done any more. */
  inYear?: Status | 'over';
  /** Left out while nothing is known of the choices. */
  confirmation?: ApplyConfirmation | undefined;
  counts: ApplyCounts;
}

/** Firm and insurance choices, Extra and Clearing are for undergraduate courses. */
export const isUndergraduate = ({
  scheme,
  isPostgraduate,
}: Pick<ApplyFacts, 'scheme' | 'isPostgraduate'>): boolean => scheme === 'ug' && !isPostgraduate;
