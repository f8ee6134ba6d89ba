import { addDays, type CalendarDate, type ClockTime } from '@applicant-hub/domain';
import type { CycleKey } from './milestones.ts';

/** When something is expected to be, by how it has fallen in the years before. */
export interface Expected {
  readonly date: CalendarDate;
  readonly time: ClockTime | null;
}

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY] = [1, 2, 3, 4] as const;
const EVENING = '18:00';

/** The days of a cycle that nobody has published yet. */
export const expectedDates = (entryYear: number): Readonly<Partial<Record<CycleKey, Expected>>> => {
  const before = entryYear - 1;
  const day = (date: CalendarDate): Expected => ({ date, time: null });
  const deadline = (date: CalendarDate): Expected => ({ date, time: EVENING });
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
    choices: deadline(`${entryYear}-06-30`),
    extra: day(`${entryYear}-07-01`),
    'clearing-opens': day(`${entryYear}-07-02`),
    'results-scotland': day(weekdayOf(entryYear, 8, TUESDAY, 1)),
    results: day(weekdayOf(entryYear, 8, THURSDAY, 2)),
    clearing: day(weekdayOf(entryYear, 10, MONDAY, 3)),
  };
};

/**
 * The first, second, … weekday of a month; the last one when the month has fewer.
 *
 * @param weekday 0 is Sunday
 */
export function weekdayOf(year: number, month: number, weekday: number, which: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const toFirst = (weekday - new Date(first).getUTCDay() + 7) % 7;
  const date = addDays(first, toFirst + (which - 1) * 7);
  return date.slice(0, 7) === first.slice(0, 7) ? date : addDays(date, -7);
}
