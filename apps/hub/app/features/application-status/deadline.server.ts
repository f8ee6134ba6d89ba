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
  deadlineStatus,
  isExpected,
  isSent,
  nextDeadline,
  timeLeft,
} from '@applicant-hub/domain';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { TileView } from './tiles-view-types.ts';

interface Applying {
  /** Null while no dates are known. */
  dates: readonly CycleDate[] | null;
  scheme: Scheme;
  studyLevel: StudyLevel;
  studyYear: number;
  status: TileStatus;
  /** Whether the applicant is known to have applied, which not every status shows. */
  hasApplied: boolean;
  now: Date;
}

/** The next deadline in words (EXT-9). While the dates are not known, it says so and guesses none. */
export function deadlineView(applying: Applying): TileView['deadline'] {
  const { dates, scheme, studyLevel, studyYear, hasApplied, now } = applying;
  const status = deadlineStatus(applying.status, hasApplied);
  const routes = deadlineRoutes(studyLevel, [scheme]);
  if (dates === null) return awaitsDeadline(routes, status) ? 'unknown' : null;
  const upcoming = nextDeadline(dates, now, studyYear, routes, status);
  return upcoming && deadlineWords(upcoming, applying);
}

function deadlineWords(
  upcoming: UpcomingDeadline,
  { now, status }: Applying,
): TileView['deadline'] {
  const { key } = upcoming.deadline;
  const left = timeLeft(upcoming.deadline, now);
  const when = whenWords(ukWhen(upcoming.deadline), left);
  return {
    what: deadlineActions[key](),
    // They may have applied: the status does not show it.
    when: isSent(status) === null ? m.deadlines_when_unsure({ when }) : when,
    isToday: left.days === 0,
    isExpected: isExpected(upcoming.deadline, now),
  };
}
