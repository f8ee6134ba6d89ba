import { schemes, type AppInfoPart, type Scheme, type TileStatus } from './types.ts';

export interface TileProgress {
  /** Whole percentage, 0 to 100: the value of the bar (APP-59, AMB-13). */
  value: number;
  /** Whole percentage, 1 to 100: the filled part of the bar (APP-60). */
  fill: number;
  /** Whether the source is not a valid percentage. The caller logs an invalid source. */
  bad: boolean;
  /**
   * Whether the value is calculated; otherwise it is the fixed value of 100 in APP-58 (AMB-102).
   */
  isCounted: boolean;
}

type ProgressFields = Pick<
  AppInfoPart,
  | 'percentComplete'
  | 'numberOfChoices'
  | 'numberOfChoiceReplied'
  | 'numberOfReferredChoice'
  | 'decisionsReceived'
>;

/**
 * The progress table of specification 1, section 4. Statuses that are not in the table have the
 * value 100.
 */
const progressTable: readonly {
  row: string;
  statuses: readonly TileStatus[];
  schemes: readonly Scheme[];
  percent: (part: ProgressFields) => number;
}[] = [
  {
    row: 'APP-54',
    statuses: ['awaitingConfirm', 'extraWaiting'],
    schemes,
    percent: (part) => percentOf(part.numberOfChoiceReplied, part.numberOfChoices),
  },
  {
    row: 'APP-55', // The value decreases as decisions arrive, exactly as specified (AMB-11).
    statuses: ['waitingForDecisions'],
    schemes: ['ug'],
    percent: (part) => percentOf(part.numberOfReferredChoice, part.numberOfChoices),
  },
  {
    row: 'APP-56',
    statuses: ['waitingForDecisions'],
    schemes: ['uc'],
    percent: (part) => percentOf(part.decisionsReceived, part.numberOfChoices),
  },
  {
    row: 'APP-57',
    statuses: ['inProgress'],
    schemes,
    percent: (part) => part.percentComplete,
  },
];

export function tileProgress(
  status: TileStatus,
  scheme: Scheme,
  part: ProgressFields,
): TileProgress {
  const row = progressTable.find(
    ({ statuses, schemes }) => statuses.includes(status) && schemes.includes(scheme),
  );
  const raw = row === undefined ? 100 : row.percent(part);
  const value = wholePercent(raw);
  return {
    value,
    fill: Math.max(1, value),
    bad: !(raw >= 0 && raw <= 100),
    isCounted: row !== undefined,
  };
}

/** Zero choices count as 0 per cent (AMB-12). */
function percentOf(done: number, choices: number): number {
  return choices === 0 ? 0 : (done / choices) * 100;
}

/** Clamps and rounds a percentage. Only a finished value reaches 100. */
function wholePercent(raw: number): number {
  if (Number.isNaN(raw) || raw <= 0) return 0;
  return raw >= 100 ? 100 : Math.min(99, Math.round(raw));
}
