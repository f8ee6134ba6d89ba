import { addDays, type CalendarDate } from './calendar.ts';

/** A moment on the clocks of London. Month is 1 to 12, hour 0 to 23. */
export interface LondonParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

// Building a formatter costs a thousand times more than using one.
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

/** What the clocks of London show at a moment. */
export function londonParts(now: Date): LondonParts {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of londonClock.formatToParts(now)) {
    if (type in parts) parts[type as keyof LondonParts] = Number(value);
  }
  return parts;
}

/** The date in London at a moment. */
export function londonDate(now: Date): CalendarDate {
  const { year, month, day } = londonParts(now);
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

/** The calendar year in London at a moment (AMB-8). */
export function currentYear(now: Date): number {
  return londonParts(now).year;
}

/**
 * The moment when the clocks of London show a date and time. Of the hour that comes twice in
 * autumn it is the first; in the hour that spring leaves out, the moment an hour later.
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
  const inSummer = new Date(asIfUtc - 60 * 60 * 1000);
  const shown = londonParts(inSummer);
  const isSummer = shown.hour === hour && shown.minute === minute;
  return isSummer ? inSummer : new Date(asIfUtc);
}

/** The moment when a date ends in London: midnight at the start of the next. */
export function endOfLondonDay(date: CalendarDate): Date {
  return londonInstant(addDays(date, 1));
}

/** '07' of 7. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
