import { m } from '@applicant-hub/copy';
import { deadlineLine, whenWords } from '@applicant-hub/copy/deadlines';
import {
  type CycleDate,
  type Scheme,
  type StudyLevel,
  type TileStatus,
  type UpcomingDeadline,
  awaitsDeadline,
  deadlineRoutes,
  deadlineStatus,
  earlyDeadline,
  isExpected,
  isSent,
  nextDeadline,
  timeLeft,
} from '@applicant-hub/domain';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { DeadlineView, TileView } from '../tile/tiles-view-types.ts';

interface Applying {
  /** Null while the dates are not known. */
  dates: readonly CycleDate[] | null;
  scheme: Scheme;
  studyLevel: StudyLevel;
  studyYear: number;
  status: TileStatus;
  /** Whether the applicant is known to have applied. Not every status shows this. */
  hasApplied: boolean;
  /** Whether a favourite or a choice has the early deadline. */
  isEarly: boolean;
  now: Date;
}

/**
 * Returns the next deadline as text (EXT-9); null if there is none. While the dates are not known,
 * returns `unknown` if the application would have a deadline.
 */
export function deadlineView(applying: Applying): TileView['deadline'] {
  const { dates, scheme, studyLevel, studyYear, hasApplied, now } = applying;
  const status = deadlineStatus(applying.status, hasApplied);
  const routes = deadlineRoutes(studyLevel, [scheme]);
  if (dates === null) return awaitsDeadline(routes, status) ? 'unknown' : null;
  const own = nextDeadline(dates, now, studyYear, routes, status);
  const early = earlyDeadline(dates, now, studyYear, routes, status);
  if (early === null) return own && deadlineWords(own, applying);
  if (own === null) return deadlineWords(early, applying);
  return applying.isEarly
    ? {
        ...deadlineWords(early, applying),
        other: m.deadlines_other_courses({ when: whenOf(own, applying) }),
      }
    : {
        ...deadlineWords(own, applying),
        other: m.deadlines_early_question({ when: whenOf(early, applying) }),
      };
}

const whenOf = ({ deadline }: UpcomingDeadline, { now }: Applying): string =>
  whenWords(ukWhen(deadline), timeLeft(deadline, now));

function deadlineWords(upcoming: UpcomingDeadline, applying: Applying): DeadlineView {
  const { now, status, studyYear } = applying;
  const when = whenOf(upcoming, applying);
  // Not every status shows whether the applicant has applied.
  const shown = isSent(status) === null ? m.deadlines_when_unsure({ when }) : when;
  return {
    line: deadlineLine(upcoming.deadline.key, studyYear, shown),
    isToday: upcoming.daysLeft === 0,
    isExpected: isExpected(upcoming.deadline, now),
  };
}
