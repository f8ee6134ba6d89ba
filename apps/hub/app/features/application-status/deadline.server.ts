import { deadlineActions, whenWords } from '@applicant-hub/copy/deadlines';
import { type UpcomingDeadline, formatDeadline, timeLeft } from '@applicant-hub/domain';
import type { TileView } from './tiles-view-types.ts';

/** The next deadline in words (EXT-9). */
export function deadlineView(upcoming: UpcomingDeadline | null, now: Date): TileView['deadline'] {
  if (upcoming === null) return null;
  const { key, date, time } = upcoming.deadline;
  const left = timeLeft(upcoming.deadline, now);
  return {
    what: deadlineActions[key](),
    when: whenWords(formatDeadline(date, time), left),
    isToday: left.days === 0,
  };
}
