import { addDays, type CalendarDate } from '@applicant-hub/domain';
import type { CycleKey, ReplyKey } from './cycle.ts';
import type { CycleDay } from './published.ts';

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY] = [1, 2, 3, 4] as const;
const EVENING = '18:00';

/** The expected days of an unpublished cycle, following the pattern of earlier years. */
export const expectedDays = (entryYear: number): Readonly<Record<CycleKey, CycleDay>> => {
  const before = entryYear - 1;
  const day = (date: CalendarDate) => ({ date, time: null, isSure: false });
  const deadline = (date: CalendarDate) => ({ date, time: EVENING, isSure: false });
  return {
    'courses-shown': day(weekdayOf(before, 4, TUESDAY, 5)),
    open: day(weekdayOf(before, 5, TUESDAY, 2)),
    'open-conservatoires': day(`${before}-07-10`),
    send: day(weekdayOf(before, 9, TUESDAY, 1)),
    music: deadline(`${before}-10-02`),
    early: deadline(`${before}-10-15`),
    main: deadline(weekdayOf(entryYear, 1, WEDNESDAY, 2)),
    'main-conservatoires': deadline(weekdayOf(entryYear, 1, WEDNESDAY, 2)),
    replies: day(`${entryYear}-02-10`),
    'extra-opens': day(weekdayOf(entryYear, 2, THURSDAY, 4)),
    advisory: day(decisionsBy(entryYear, 'reply-spring')),
    'reply-spring': deadline(weekdayOf(entryYear, 5, WEDNESDAY, 1)),
    'reply-june': deadline(weekdayOf(entryYear, 6, WEDNESDAY, 1)),
    'reply-july': deadline(addDays(decisionsBy(entryYear, 'reply-july'), 7)),
    choices: deadline(`${entryYear}-06-30`),
    extra: day(`${entryYear}-07-01`),
    'clearing-opens': day(`${entryYear}-07-02`),
    'results-scotland': day(weekdayOf(entryYear, 8, TUESDAY, 1)),
    results: day(weekdayOf(entryYear, 8, THURSDAY, 2)),
    final: deadline(weekdayOf(entryYear, 9, THURSDAY, 4)),
    clearing: day(weekdayOf(entryYear, 10, MONDAY, 3)),
  };
};

/**
 * The day by which the last decision must be received for a reply date to apply. These days are not
 * published, so they are generated for every year.
 */
export function decisionsBy(entryYear: number, key: ReplyKey): CalendarDate {
  const days: Readonly<Record<ReplyKey, CalendarDate>> = {
    'reply-spring': `${entryYear}-03-31`,
    'reply-june': weekdayOf(entryYear, 5, WEDNESDAY, 2),
    'reply-july': weekdayOf(entryYear, 7, WEDNESDAY, 3),
  };
  return days[key];
}

/**
 * The first, second, … occurrence of a weekday in a month; the last occurrence when the month has
 * fewer.
 *
 * @param weekday 0 is Sunday
 */
export function weekdayOf(year: number, month: number, weekday: number, which: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const toFirst = (weekday - new Date(first).getUTCDay() + 7) % 7;
  const date = addDays(first, toFirst + (which - 1) * 7);
  return date.slice(0, 7) === first.slice(0, 7) ? date : addDays(date, -7);
}
