const LONDON = 'Europe/London';

/**
 * Days to add to today: the cycle year is the calendar year of the resulting date (specification 1,
 * section 9).
 */
const CYCLE_LEAD_DAYS = 101;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Years and dates for seeded data, relative to today, so that the data stays valid next year. */
export interface Calendar {
  readonly currentYear: number;
  /** The entry year of current applications. */
  readonly cycleYear: number;
  /**
   * Date of birth, as `YYYY/MM/DD`, of a user of this age whose last birthday was the given number
   * of days ago.
   */
  readonly dateOfBirth: (age: number, daysSinceBirthday: number) => string;
  /** ISO time this many days ago; a negative number gives a time in the future. */
  readonly daysAgo: (days: number) => string;
}

export function calendarAt(now: Date): Calendar {
  const today = londonDate.format(now);
  return {
    currentYear: yearOf(today),
    cycleYear: yearOf(addDays(today, CYCLE_LEAD_DAYS)),
    dateOfBirth(age, daysSinceBirthday) {
      const birthday = addDays(today, -daysSinceBirthday);
      const day = birthday.slice(5) === '02-29' ? '02-28' : birthday.slice(5);
      return `${yearOf(birthday) - age}/${day.replace('-', '/')}`;
    },
    daysAgo: (days) => new Date(now.getTime() - days * DAY_MS).toISOString(),
  };
}

/** `dd/mm/yyyy hh:mm:ss` in London, the format of the account API (SYS-3). */
export function formatLondonTime(moment: Date): string {
  const parts = new Map(
    londonTime.formatToParts(moment).map(({ type, value }) => [type, value] as const),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = [part('day'), part('month'), part('year')].join('/');
  return `${date} ${[part('hour'), part('minute'), part('second')].join(':')}`;
}

/** Formats dates as `YYYY-MM-DD`. */
const londonDate = new Intl.DateTimeFormat('en-CA', { timeZone: LONDON });

const londonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: LONDON,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
