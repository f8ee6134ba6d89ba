import type { StrengthException } from './strength-exceptions.ts';
import type { Change, Measurement } from './strength-measure.ts';

export interface Strength extends Omit<Measurement, 'survivors'> {
  readonly noticed: number;
  /** Unnoticed changes with an exception. */
  readonly excepted: number;
  /** Unnoticed changes without an exception. */
  readonly survivors: readonly Change[];
  /** Exceptions that are unused, because the change was noticed or never made. */
  readonly stale: readonly StrengthException[];
  /** Share of all changes that were noticed, in per cent. */
  readonly score: number;
}

/**
 * The minimum share of all changes that a contract must notice, in per cent. Exceptions count as
 * unnoticed.
 */
export const GOAL = 99;

export function rate(
  { survivors: unnoticed, ...measurement }: Measurement,
  exceptions: readonly StrengthException[],
): Strength {
  const own = exceptions.filter(({ provider }) => provider === measurement.provider);
  const isSame = (change: Change) => (other: Change) =>
    change.interaction === other.interaction &&
    change.path === other.path &&
    change.kind === other.kind;
  const survivors = unnoticed.filter((change) => !own.some(isSame(change)));
  const noticed = measurement.changes - unnoticed.length;
  return {
    ...measurement,
    survivors,
    stale: own.filter((exception) => !unnoticed.some(isSame(exception))),
    noticed,
    excepted: unnoticed.length - survivors.length,
    score: (100 * noticed) / measurement.changes,
  };
}

export const isStrong = ({ survivors, stale, score }: Strength): boolean =>
  survivors.length === 0 && stale.length === 0 && score >= GOAL;

const columns = ['interactions', 'fields', 'unread', 'changes', 'noticed', 'excepted'] as const;

export function tableOf(strengths: readonly Strength[]): string {
  const sum = (column: (typeof columns)[number]) =>
    strengths.reduce((total, strength) => total + strength[column], 0);
  const rows = [
    ['provider', ...columns, 'score'],
    ...strengths.map((strength) => [
      strength.provider,
      ...columns.map((column) => String(strength[column])),
      percent(strength.score),
    ]),
    [
      'all',
      ...columns.map((column) => String(sum(column))),
      percent((100 * sum('noticed')) / sum('changes')),
    ],
  ];
  return rows
    .map(
      ([name = '', ...cells]) => name.padEnd(20) + cells.map((cell) => cell.padStart(13)).join(''),
    )
    .join('\n');
}

/** Formats a share, rounded down, so that it is 100 % only when it includes every change. */
const percent = (score: number): string => `${(Math.floor(score * 100) / 100).toFixed(2)} %`;
