import { addDays } from '../cycle/calendar.ts';
import { londonInstant } from '../cycle/london.ts';
import { oncePer } from '../cycle/once-per.ts';
import type { CycleDate, DeadlineKey } from '../deadlines/cycle-dates.ts';
import type { DeadlineRoute } from '../deadlines/routes.ts';
import { passesAt } from '../cycle/passes-at.ts';
import { findMilestones, type Milestones, RESULTS_TIME } from './milestones.ts';

export const cyclePhases = [
  /** Applications can be written, but not sent yet. */
  'preparing',
  /** Lasts until the deadline of the courses that close first. */
  'early',
  /** Lasts until the deadline by which all applications are considered equally. */
  'main',
  /** Late applications are considered while there are places. */
  'afterMain',
  /**
   * Applicants without an offer can add one choice at a time; new applications can still include
   * choices.
   */
  'extra',
  /** New applications go into Clearing, which is not open yet. */
  'late',
  'clearing',
  /** The universities have the exam results, but the applicants do not. */
  'embargo',
  /** Results day, before the hub may show places. */
  'resultsMorning',
  'resultsDay',
  /** Clearing continues for applicants without a place. */
  'afterResults',
  /** No applicant can get a place for this year any more. */
  'over',
] as const;
export type CyclePhase = (typeof cyclePhases)[number];

/** The number of days before results day in which no status changes. */
const EMBARGO_DAYS = 5;

type Beginning = readonly [phase: CyclePhase, from: Date];

/**
 * The phase of the cycle for a year of entry and a route (EXT-23).
 *
 * @returns null when the year is unknown or the route has no common dates
 */
export function cyclePhase(
  dates: readonly CycleDate[],
  now: Date,
  entryYear: number,
  route: DeadlineRoute,
): CyclePhase | null {
  const beginnings = route === 'postgraduate' ? undefined : cyclesOf(dates).get(entryYear)?.[route];
  if (beginnings === undefined) return null;
  return beginnings.findLast(([, from]) => now >= from)?.[0] ?? 'preparing';
}

export const isCycleOver = (...cycle: Parameters<typeof cyclePhase>): boolean =>
  cyclePhase(...cycle) === 'over';

/**
 * The starts of the phases of each known year. A page needs them a dozen times, so they are
 * computed once for each list of dates, which is cached for an hour.
 */
const cyclesOf = oncePer((dates: readonly CycleDate[]) => {
  const years = [...new Set(dates.map(({ entryYear }) => entryYear))];
  return new Map(
    years.flatMap((year) => {
      const milestones = findMilestones(dates, year);
      if (milestones === null) return [];
      const after = afterDeadlines(dates, year);
      const cycle = { ug: ugBeginnings(milestones, after), uc: ucBeginnings(milestones, after) };
      return [[year, cycle] as const];
    }),
  );
});

/**
 * Returns the start of a phase that follows a deadline; empty when the year has no such deadline.
 */
type After = (key: DeadlineKey, phase: CyclePhase) => readonly Beginning[];

const afterDeadlines =
  (dates: readonly CycleDate[], entryYear: number): After =>
  (key, phase) =>
    dates
      .filter((date) => date.entryYear === entryYear && date.key === key)
      .map((date) => [phase, passesAt(date)]);

const ugBeginnings = (milestones: Milestones, after: After): readonly Beginning[] => [
  ['early', londonInstant(milestones.sendFrom)],
  ...after('early', 'main'),
  ...after('main', 'afterMain'),
  ['extra', londonInstant(milestones.extraOpens)],
  ...after('choices', 'late'),
  ['clearing', londonInstant(milestones.clearingOpens)],
  ...resultsBeginnings(milestones),
  ...after('clearing', 'over'),
];

function resultsBeginnings({ results }: Milestones): readonly Beginning[] {
  if (results === null) return [];
  return [
    ['embargo', londonInstant(addDays(results, -EMBARGO_DAYS))],
    ['resultsMorning', londonInstant(results)],
    ['resultsDay', passesAt({ date: results, time: RESULTS_TIME })],
    ['afterResults', londonInstant(addDays(results, 1))],
  ];
}

/**
 * Conservatoires have neither Extra nor Clearing. Their cycle ends on the same day as the
 * undergraduate cycle.
 */
function ucBeginnings(
  { conservatoiresFrom, sendFrom }: Milestones,
  after: After,
): readonly Beginning[] {
  const music = after('music', 'main');
  // Until the deadline for music courses is published, the main deadline applies.
  const first = music.length > 0 ? 'early' : 'main';
  return [
    [first, londonInstant(conservatoiresFrom ?? sendFrom)],
    ...music,
    ...after('main-conservatoires', 'afterMain'),
    ...after('clearing', 'over'),
  ];
}
