import { addDays, type CalendarDate } from './calendar.ts';
import { twoDigits } from './london.ts';
import { readDay } from './read-date.ts';

/** A month as `YYYY-MM`; such strings sort chronologically. */
export type CalendarMonth = string;

export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7);

export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${twoDigits((count % 12) + 1)}`;
}

/** The weeks of a month, each from Monday to Sunday; null for days of other months. */
export function weeksOf(month: CalendarMonth): (CalendarDate | null)[][] {
  const first = `${month}-01`;
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const days = new Date(`${addMonths(month, 1)}-01`).getTime() - new Date(first).getTime();
  const count = weekday + days / DAY_MS;
  return Array.from({ length: Math.ceil(count / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const date = addDays(first, week * 7 + day - weekday);
      return monthOf(date) === month ? date : null;
    }),
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads a month from a URL; null if it is invalid. */
export const readMonth = (text: string | null): CalendarMonth | null =>
  text !== null && readDay(`${text}-01`) !== null ? text : null;
