import { schemes, type AppInfoPart, type Scheme, type TileStatus } from './types.ts';

/** The progress of a tile. */
export interface TileProgress {
  /** Whole per cent, 0 to 100: what the bar says (APP-59, AMB-13). */
  value: number;
  /** Whole per cent, 1 to 100: how much of the bar is painted (APP-60). */
  fill: number;
  /** The source gave something that is no percentage; the caller logs it. */
  bad: boolean;
  /** Whether something is counted; otherwise it is the 100 of APP-58, which says nothing (AMB-102). */
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

/** The progress table of specification 1, section 4. Any status that it does not name is at 100. */
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
    row: 'APP-55', // It falls as decisions arrive: literal (AMB-11).
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

/** The progress that belongs to a status (APP-54 to APP-60). */
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

/** Of no choices at all, nothing is done (AMB-12). */
function percentOf(done: number, choices: number): number {
  return choices === 0 ? 0 : (done / choices) * 100;
}

/** Clamped and rounded, but only what is finished reads 100. */
function wholePercent(raw: number): number {
  if (Number.isNaN(raw) || raw <= 0) return 0;
  return raw >= 100 ? 100 : Math.min(99, Math.round(raw));
}
