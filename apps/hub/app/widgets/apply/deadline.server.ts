import { m } from '@applicant-hub/copy';
import { deadlineActions } from '@applicant-hub/copy/deadlines';
import { type UpcomingDeadline, formatDeadline } from '@applicant-hub/domain';
import type { TileView } from './view-types.ts';

/** The next deadline in words (EXT-9). */
export const deadlineView = (upcoming: UpcomingDeadline | null): TileView['deadline'] =>
  upcoming && {
    what: deadlineActions[upcoming.deadline.key](),
    when: m.deadlines_when({
      date: formatDeadline(upcoming.deadline.date, upcoming.deadline.time),
      days: upcoming.daysLeft,
    }),
  };
