import { addDays, type CalendarDate } from './calendar.ts';

/** A date and time in London. Month is 1 to 12, hour 0 to 23. */
export interface LondonParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

// Creating a formatter costs a thousand times more than using it.
const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const HOUR_MS = 60 * 60 * 1000;

/**
 * Maximum number of cached hours. A page needs only a few dozen hours, but uses them repeatedly.
 */
const MAX_HOURS = 10_000;

/** The offset of London from UTC (milliseconds), cached by UTC hour. */
const offsets = new Map<number, number>();

/**
 * Returns the offset of London from UTC at an instant (milliseconds). The offset changes only on
 * the hour in UTC.
 */
function offsetAt(now: Date): number {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const start = new Date(hour * HOUR_MS);
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of londonClock.formatToParts(start))
    shown[type] = value.padStart(2, '0');
  const date = [shown.year?.padStart(4, '0'), shown.month, shown.day].join('-');
  const time = [shown.hour, shown.minute, shown.second].join(':');
  const offset = Date.parse(`${date}T${time}Z`) - start.getTime();
  if (offsets.size >= MAX_HOURS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

export function londonParts(now: Date): LondonParts {
  const shown = new Date(now.getTime() + offsetAt(now));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

export function londonDate(now: Date): CalendarDate {
  const { year, month, day } = londonParts(now);
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

export function currentYear(now: Date): number {
  return londonParts(now).year;
}

/**
 * Returns the instant at which clocks in London show a date and time. In autumn one hour occurs
 * twice: the result is in the first of the two hours. In spring one hour is skipped: the result is
 * an hour later.
 */
export function londonInstant(
  date: CalendarDate,
  {
    hour = 0,
    minute = 0,
    second = 0,
  }: Partial<Pick<LondonParts, 'hour' | 'minute' | 'second'>> = {},
): Date {
  const asIfUtc = Date.parse(date) + ((hour * 60 + minute) * 60 + second) * 1000;
  const inSummer = new Date(asIfUtc - HOUR_MS);
  const shown = londonParts(inSummer);
  const isSummer = shown.hour === hour && shown.minute === minute;
  return isSummer ? inSummer : new Date(asIfUtc);
}

export function endOfLondonDay(date: CalendarDate): Date {
  return londonInstant(addDays(date, 1));
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
