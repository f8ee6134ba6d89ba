/** A calendar date as `YYYY-MM-DD`; such strings sort chronologically. */
export type CalendarDate = string;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the date of a year, month (1 to 12) and day; null if the day does not exist. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(0);
  // `Date.UTC` would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Number of whole days from one date to another; negative if the second date is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
