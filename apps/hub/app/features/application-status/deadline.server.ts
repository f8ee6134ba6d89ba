import { m } from '@applicant-hub/copy';
import { deadlineActions, whenWords } from '@applicant-hub/copy/deadlines';
import {
  type CycleDate,
  type Scheme,
  type StudyLevel,
  type TileStatus,
  type UpcomingDeadline,
  awaitsDeadline,
  deadlineRoutes,
  formatDeadline,
  isExpected,
  nextDeadline,
  timeLeft,
} from '@applicant-hub/domain';
import type { TileView } from './tiles-view-types.ts';

interface Applying {
  /** Null while no dates are known. */
  dates: readonly CycleDate[] | null;
  scheme: Scheme;
  studyLevel: StudyLevel;
  studyYear: number;
  status: TileStatus;
  now: Date;
}

/** The next deadline in words (EXT-9). While the dates are not known, it says so and guesses none. */
export function deadlineView(applying: Applying): TileView['deadline'] {
  const { dates, scheme, studyLevel, studyYear, status, now } = applying;
  const routes = deadlineRoutes(studyLevel, [scheme]);
  if (dates === null) return awaitsDeadline(routes, status) ? 'unknown' : null;
  const upcoming = nextDeadline(dates, now, studyYear, routes, status);
  return upcoming && deadlineWords(upcoming, applying);
}

function deadlineWords(
  upcoming: UpcomingDeadline,
  { now, status }: Applying,
): TileView['deadline'] {
  const { key, date, time } = upcoming.deadline;
  const left = timeLeft(upcoming.deadline, now);
  const when = whenWords(formatDeadline(date, time), left);
  return {
    what: deadlineActions[key](),
    // They may have applied: the status is not known, and was not known before.
    when: status === 'unavailable' ? m.deadlines_when_unsure({ when }) : when,
    isToday: left.days === 0,
    isExpected: isExpected(upcoming.deadline, now),
  };
}
