import {
  bySoonest,
  type CalendarDate,
  type EventStart,
  formatDeadline,
  formatMonth,
  type KeyDate,
  locale,
  londonDate,
  upcoming,
} from '@applicant-hub/domain';
import { calendarFilters, filterWords } from './filters.ts';
import type { CalendarView, DateView, LaterYearView, MonthView } from '../view-types.ts';

export interface ListedDate extends EventStart {
  readonly isPast: boolean;
  readonly view: DateView;
}

/** A key date, tagged if it applies or may apply to the applicant. */
export type MarkedDate = KeyDate & Pick<DateView, 'mine' | 'later'>;

/**
 * Groups dates by month: past dates, upcoming dates, and separately the dates that are only for
 * later years of entry.
 *
 * @param others dates without a year of entry, such as the applicant's own dates
 */
export function monthsOf(
  dates: readonly MarkedDate[],
  now: Date,
  studyYear: number,
  others: readonly ListedDate[] = [],
): Pick<CalendarView, 'past' | 'upcoming' | 'later'> {
  const ahead = new Set(upcoming(dates, now));
  const soon: ListedDate[] = [];
  const later = new Map<number, ListedDate[]>();
  for (const date of ahead) {
    const year = date.cycle?.entryYear ?? studyYear;
    const listed = listedDate(date, now, false);
    if (year <= studyYear) soon.push(listed);
    else later.set(year, [...(later.get(year) ?? []), listed]);
  }
  const over = dates.filter((date) => !ahead.has(date)).map((date) => listedDate(date, now, true));
  return {
    past: byMonth([...over, ...others.filter(({ isPast }) => isPast)].sort(bySoonest)),
    upcoming: byMonth([...soon, ...others.filter(({ isPast }) => !isPast)].sort(bySoonest)),
    later: [...later]
      .sort(([one], [other]) => one - other)
      .map(([year, ofYear]): LaterYearView => ({ year, months: byMonth(ofYear) })),
  };
}

export function allDates(
  dates: readonly MarkedDate[],
  now: Date,
  others: readonly ListedDate[],
): readonly ListedDate[] {
  return [...dates.map((date) => listedDate(date, now, false)), ...others].sort(bySoonest);
}

function byMonth(dates: readonly ListedDate[]): MonthView[] {
  const months = new Map<string, DateView[]>();
  for (const { date, view } of dates) {
    const month = date.slice(0, 7);
    const there = months.get(month);
    if (there) there.push(view);
    else months.set(month, [view]);
  }
  return [...months].map(([id, views]) => ({
    id,
    name: formatMonth(id),
    dates: views,
  }));
}

const listedDate = (
  { id, title, date, time, url, schemes, mine, later }: MarkedDate,
  now: Date,
  isPast: boolean,
): ListedDate => ({
  date,
  time,
  isPast,
  view: {
    id,
    title,
    when: formatDeadline(date, time),
    ...dayParts(date, now),
    schemes: calendarFilters
      .filter((filter) => schemes.includes(filter))
      .map((filter) => filterWords[filter]()),
    href: url,
    ...(mine !== undefined && { mine, ...(later !== undefined && { later }) }),
  },
});

export const dayParts = (
  date: CalendarDate,
  now: Date,
): Pick<DateView, 'day' | 'weekday' | 'isToday'> => ({
  day: String(Number(date.slice(8))),
  weekday: weekdayWords.format(new Date(date)),
  isToday: date === londonDate(now),
});

const weekdayWords = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' });
