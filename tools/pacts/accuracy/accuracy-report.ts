import type { AccuracyException } from './accuracy-exceptions.ts';

export interface Disagreement {
  /** Description of the interaction. */
  readonly interaction: string;
  readonly path: string;
  readonly kind: string;
  /** `missed`: only the client rejects it. `strict`: only the verifier rejects it. */
  readonly is: 'missed' | 'strict';
}

export interface AccuracyMeasurement {
  readonly provider: string;
  /** Number of changes that the client rejected. */
  readonly refused: number;
  /** Number of changes that made no difference to the client. */
  readonly same: number;
  readonly disagreements: readonly Disagreement[];
}

/** The agreement of the verifier's verdicts with the client's verdicts for one contract. */
export interface Accuracy extends Omit<AccuracyMeasurement, 'disagreements'> {
  readonly agreed: number;
  readonly excepted: number;
  /** Disagreements without an exception. */
  readonly failing: readonly Disagreement[];
  /** Exceptions that are unused, because both sides agree or the change was never made. */
  readonly stale: readonly AccuracyException[];
  /**
   * Share of the changes rejected by the client that the verifier also rejects, in per cent,
   * without exceptions.
   */
  readonly recall: number;
  /**
   * Share of the changes harmless to the client that the verifier accepts, in per cent, without
   * exceptions.
   */
  readonly precision: number;
}

/**
 * Compares a measurement with the list of exceptions. Exceptions are not counted in recall or
 * precision.
 */
export function rateAccuracy(
  { disagreements, ...measurement }: AccuracyMeasurement,
  exceptions: readonly AccuracyException[],
): Accuracy {
  const own = exceptions.filter(({ provider }) => provider === measurement.provider);
  const isSame = (one: Disagreement) => (other: AccuracyException) =>
    one.path === other.path && one.kind === other.kind;
  const excepted = disagreements.filter((each) => own.some(isSame(each)));
  const failing = disagreements.filter((each) => !excepted.includes(each));
  const { refused, same } = measurement;
  const count = (all: readonly Disagreement[], is: Disagreement['is']) =>
    all.filter((each) => each.is === is).length;
  const share = (made: number, is: Disagreement['is']) => {
    const counted = made - count(excepted, is);
    return percentOf(counted - count(failing, is), counted);
  };
  return {
    ...measurement,
    agreed: refused + same - disagreements.length,
    excepted: excepted.length,
    failing,
    stale: own.filter((exception) => !disagreements.some((each) => isSame(each)(exception))),
    recall: share(refused, 'missed'),
    precision: share(same, 'strict'),
  };
}

export const isAccurate = ({ failing, stale }: Accuracy): boolean =>
  failing.length === 0 && stale.length === 0;

/** An empty measurement scores 100 %. */
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 100 : (100 * part) / whole;

const columns = ['refused', 'same', 'agreed', 'excepted'] as const;

export function tableOfAccuracy(accuracies: readonly Accuracy[]): string {
  const sum = (column: (typeof columns)[number]) =>
    accuracies.reduce((total, accuracy) => total + accuracy[column], 0);
  const rows = [
    ['provider', 'refused', 'no difference', 'agreed', 'excepted', 'recall', 'precision'],
    ...accuracies.map((accuracy) => [
      accuracy.provider,
      ...columns.map((column) => String(accuracy[column])),
      ...[accuracy.recall, accuracy.precision].map(percent),
    ]),
    ['all', ...columns.map((column) => String(sum(column)))],
  ];
  return rows
    .map(
      ([name = '', ...cells]) => name.padEnd(20) + cells.map((cell) => cell.padStart(15)).join(''),
    )
    .join('\n');
}

/** Formats a share, rounded down, so that it is 100 % only when it includes every change. */
const percent = (share: number): string => `${(Math.floor(share * 100) / 100).toFixed(2)} %`;
