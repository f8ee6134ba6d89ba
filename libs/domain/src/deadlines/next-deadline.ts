import type { Scheme, StudyLevel, TileStatus } from '../apply-status/types.ts';
import { daysBetween } from '../cycle/calendar.ts';
import type { DateStage } from '../cycle/cycle-place.ts';
import { londonDate } from '../cycle/london.ts';
import { oncePer } from '../cycle/once-per.ts';
import { passesAt } from '../cycle/passes-at.ts';
import { type CycleDate, type Deadline, isDeadline } from './cycle-dates.ts';
import { deadlineStages, hasOwnDeadlines } from './stages.ts';

/**
 * A route for applying. Postgraduate courses have no common deadline: each university sets its own
 * deadline.
 */
export type DeadlineRoute = Scheme | 'postgraduate';

export interface UpcomingDeadline {
  deadline: Deadline;
  /** Number of whole days from today in London; 0 is today. */
  daysLeft: number;
}

/** Returns the routes of an applicant. A postgraduate in the ug scheme has different dates. */
export function deadlineRoutes(
  studyLevel: StudyLevel,
  schemes: readonly Scheme[],
): readonly DeadlineRoute[] {
  const isPostgraduate = studyLevel === 'Postgraduate';
  return schemes.map((scheme) => (scheme === 'ug' && isPostgraduate ? 'postgraduate' : scheme));
}

export const ownDeadlineRoutes = (
  studyLevel: StudyLevel,
  hasConservatoires: boolean,
): readonly DeadlineRoute[] =>
  deadlineRoutes(studyLevel, hasConservatoires ? ['ug', 'uc'] : ['ug']);

export const deadlinesOf = (
  dates: readonly CycleDate[],
  studyYear: number,
  routes: readonly DeadlineRoute[],
): readonly Deadline[] =>
  dates
    .filter(isDeadline)
    .filter(
      ({ entryYear, schemes }) =>
        entryYear === studyYear && schemes.some((scheme) => routes.includes(scheme)),
    );

/**
 * The dates, the time and the applicant that determine a deadline. Without a status, every stage
 * counts.
 */
type Whose = readonly [
  dates: readonly CycleDate[],
  now: Date,
  studyYear: number,
  routes: readonly DeadlineRoute[],
  status?: TileStatus,
];

/**
 * Returns the next deadline for a study year and its routes (EXT-9); null if no deadline remains or
 * is known. It excludes the early deadline, which does not concern every applicant (see
 * `earlyDeadline`), and deadlines that depend on the date of decisions (see `replyBy`). With a
 * status, only the deadlines that still concern an applicant with that status count.
 */
export const nextDeadline = (...whose: Whose): UpcomingDeadline | null =>
  findUpcoming(whose, ({ key, decisionsBy }) => key !== 'early' && decisionsBy === null);

/**
 * Returns the deadline for the courses that close first, if it concerns the applicant; null once it
 * has passed.
 */
export const earlyDeadline = (...whose: Whose): UpcomingDeadline | null =>
  findUpcoming(whose, ({ key }) => key === 'early');

function findUpcoming(
  [dates, now, studyYear, routes, status]: Whose,
  isWanted: (deadline: Deadline) => boolean,
): UpcomingDeadline | null {
  const upcoming = deadlinesOf(dates, studyYear, routes).find(
    (deadline) =>
      isWanted(deadline) &&
      (status === undefined || deadlineStages[status].includes(deadline.stage)) &&
      now < passesAt(deadline),
  );
  return upcoming === undefined ? null : upcomingDeadline(upcoming, now);
}

export const upcomingDeadline = (deadline: Deadline, now: Date): UpcomingDeadline => ({
  deadline,
  daysLeft: daysBetween(londonDate(now), deadline.date),
});

export const awaitsDeadline = (routes: readonly DeadlineRoute[], status: TileStatus): boolean =>
  routes.some((route) => route !== 'postgraduate') && hasOwnDeadlines(status);

/**
 * Checks whether the last day of a stage has passed in a year of entry; false if no day is known.
 */
export function isStageOver(
  dates: readonly CycleDate[],
  stage: DateStage,
  entryYear: number,
  now: Date,
): boolean {
  const end = stageEnds(dates).get(stageKey(entryYear, stage));
  return end !== undefined && now >= end;
}

const stageKey = (entryYear: number, stage: DateStage): string => `${entryYear} ${stage}`;

/** The time of the last deadline of each stage, by year of entry. */
const stageEnds = oncePer((dates: readonly CycleDate[]) => {
  const ends = new Map<string, Date>();
  for (const deadline of dates.filter(isDeadline)) {
    const key = stageKey(deadline.entryYear, deadline.stage);
    const [before, end] = [ends.get(key), passesAt(deadline)];
    if (before === undefined || end > before) ends.set(key, end);
  }
  return ends;
});
