import type { Result } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  bySoonest,
  type EventStart,
  formatDeadline,
  isExpected,
  isOwnDate,
} from '@applicant-hub/domain';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { deadlineLabel, getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { deadlineId } from './page/entries.server.ts';
import { findSavedEvents } from './event/saved-events.server.ts';
import { savedEventRows } from './event/rows.server.ts';
import { ownRows } from './own-dates/rows.server.ts';
import { findOwnDeadlines, laterWords } from './page/own-deadlines.server.ts';

export interface DateAhead {
  id: string;
  title: string;
  /** 'Wednesday 13 January, 6pm' */
  when: string;
  /** The place, the choice, or a note that the date is only expected. */
  more: string[];
}

const isWhole = (result: Result<unknown>) => result.ok && !result.isPartial;

export interface DatesAhead {
  /** Soonest first. */
  dates: DateAhead[];
  /** Whether an API failed, so that some dates may be missing. */
  isIncomplete: boolean;
}

/**
 * Returns the applicant's upcoming deadlines, own dates and saved events in one list. The
 * applicant's to-dos are private and never included.
 */
export async function findDatesAhead(call: RequestScope): Promise<DatesAhead> {
  const { context } = call;
  const [cycle, ownDeadlines, saved, written] = await Promise.all([
    getCycleDates(call),
    findOwnDeadlines(call),
    findSavedEvents(call),
    context.clients.ownDates.list(readOptions(call)),
  ]);
  const now = context.now();
  const deadlines = ownDeadlines.map((own): EventStart & { ahead: DateAhead } => {
    const { deadline } = own;
    const { date, time } = deadline;
    const expected = isExpected(deadline, now) ? m.calendar_expected() : null;
    return {
      date,
      time,
      ahead: {
        id: deadlineId(deadline),
        title: deadlineLabel(deadline),
        when: formatDeadline(date, time),
        more: [laterWords(own), expected].flatMap((words) => words ?? []),
      },
    };
  });
  const personal = [
    ...(saved.ok ? savedEventRows(saved.value.events, now) : []),
    ...(written.ok ? ownRows(written.value.filter(isOwnDate), now) : []),
  ].flatMap(({ date, time, isPast, view }) => {
    const { id, title, when, own: wrote } = view;
    const more = [view.savedEvent?.where, wrote?.place, wrote?.choice];
    return isPast
      ? []
      : [{ date, time, ahead: { id, title, when, more: more.flatMap((words) => words ?? []) } }];
  });
  return {
    dates: [...deadlines, ...personal].sort(bySoonest).map(({ ahead }) => ahead),
    isIncomplete: cycle === null || !isWhole(saved) || !isWhole(written),
  };
}
