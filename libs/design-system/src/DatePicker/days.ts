/**
 * Calendar days as ISO strings (`2027-03-17`), which sort chronologically. Calculations use UTC,
 * where every day has 24 hours.
 */
const DAY_MS = 86_400_000;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const textOf = (date: Date) => date.toISOString().slice(0, 10);

/** A date in a form: the values of its three fields, empty if not selected. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The day that the three fields represent; undefined if it does not exist. */
export function dayOf({ day, month, year }: DateParts): string | undefined {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = dateOf(text);
  // JavaScript parses 31 April as 1 May.
  return Number.isNaN(date.getTime()) || textOf(date) !== text ? undefined : text;
}

/** The field values for a day. */
export const partsOf = (day: string): DateParts => {
  const [year, month, date] = day.split('-').map(Number);
  return { day: String(date), month: String(month), year: String(year) };
};

/** Weekday from Monday (0) to Sunday (6). */
export const weekdayOf = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7;

const addDays = (day: string, count: number) =>
  textOf(new Date(dateOf(day).getTime() + count * DAY_MS));

/** The same day in another month, or its last day if that month is shorter. */
export function addMonths(day: string, count: number): string {
  const date = dateOf(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const length = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  target.setUTCDate(Math.min(date.getUTCDate(), length.getUTCDate()));
  return textOf(target);
}

/** The weeks of a day's month, from Monday. Days of other months are undefined. */
export function weeksOf(day: string): (string | undefined)[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks: (string | undefined)[][] = [];
  for (let monday = start; monday < addMonths(first, 1); monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_day, index) => addDays(monday, index));
    weeks.push(week.map((one) => (one.slice(0, 7) === day.slice(0, 7) ? one : undefined)));
  }
  return weeks;
}

/** The range of days that can be selected: the first and the last day. */
export interface Range {
  readonly min: string;
  readonly max: string;
}

export const clamp = (day: string, { min, max }: Range): string =>
  day < min ? min : day > max ? max : day;

/** The day that a key moves to, following the date grid of the ARIA Authoring Practices. */
export function move(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  day: string,
): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
