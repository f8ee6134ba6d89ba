import type { Scheme } from '../apply-status/types.ts';
import type { CyclePlace } from '../cycle/cycle-place.ts';
import { londonDate } from '../cycle/london.ts';
import type { EventStart, KeyDate } from '../events/types.ts';
import { bySoonest } from '../events/upcoming.ts';

/** Deadlines for applicants; the copy catalogue has their texts under the same keys. */
const deadlineKeys = [
  'music',
  'early',
  'main',
  'main-conservatoires',
  'choices',
  'final',
  'replies',
  'replies-undergraduate',
  'extra',
  'clearing',
] as const;
export type DeadlineKey = (typeof deadlineKeys)[number];

/** Dates on which a phase of the cycle starts. */
const milestoneKeys = [
  'send',
  'open-conservatoires',
  'advisory',
  'extra-opens',
  'clearing-opens',
  'results',
] as const;
export type MilestoneKey = (typeof milestoneKeys)[number];

export interface CycleDate extends EventStart, CyclePlace {
  readonly id: string;
  readonly key: DeadlineKey | MilestoneKey;
  readonly schemes: readonly Scheme[];
}

export type Deadline = CycleDate & { readonly key: DeadlineKey };

export const isDeadlineKey = (key: string): key is DeadlineKey =>
  deadlineKeys.some((one) => one === key);

export const isDeadline = (date: CycleDate): date is Deadline => isDeadlineKey(date.key);

const isCycleKey = (key: string): key is CycleDate['key'] =>
  [...deadlineKeys, ...milestoneKeys].some((one) => one === key);

const schemeNames: readonly (readonly [name: string, scheme: Scheme])[] = [
  ['undergraduate', 'ug'],
  ['conservatoires', 'uc'],
];

export const cycleSchemes: readonly string[] = schemeNames.map(([name]) => name);

/** Returns the scheme for a name in key dates; undefined if that scheme has no cycle. */
export const schemeOfName = (name: string): Scheme | undefined =>
  schemeNames.find(([known]) => known === name)?.[1];

/** The key dates that rules depend on, in chronological order (EXT-30). */
export const cycleDates = (dates: readonly KeyDate[]): readonly CycleDate[] =>
  dates.flatMap((date) => cycleDate(date) ?? []).sort(bySoonest);

function cycleDate({ id, date, time, schemes, cycle }: KeyDate): CycleDate | null {
  if (cycle === null || !isCycleKey(cycle.key)) return null;
  const own = schemeNames.filter(([name]) => schemes.includes(name)).map(([, scheme]) => scheme);
  return { ...cycle, key: cycle.key, id, date, time, schemes: own };
}

export const isExpected = (
  { isConfirmed, date }: Pick<CycleDate, 'isConfirmed' | 'date'>,
  now: Date,
): boolean => !isConfirmed && londonDate(now) < date;
