import {
  type CalendarDate,
  formatDeadline,
  formatMonth,
  type KeyDate,
  londonDate,
  upcoming,
} from '@applicant-hub/domain';
import { calendarFilters, filterWords } from './filters.ts';
import type { DateView, MonthView } from './view-types.ts';

/** Dates by month, those that have passed and those to come. */
export function monthsOf(
  dates: readonly KeyDate[],
  now: Date,
): { past: MonthView[]; upcoming: MonthView[] } {
  const today = londonDate(now);
  const ahead = new Set(upcoming(dates, now));
  return {
    past: byMonth(
      dates.filter((date) => !ahead.has(date)),
      today,
    ),
    upcoming: byMonth([...ahead], today),
  };
}

function byMonth(dates: readonly KeyDate[], today: CalendarDate): MonthView[] {
  const months = new Map<string, DateView[]>();
  for (const date of dates) {
    const month = date.date.slice(0, 7);
    const there = months.get(month);
    if (there) there.push(dateView(date, today));
    else months.set(month, [dateView(date, today)]);
  }
  return [...months].map(([id, views]) => ({
    id,
    name: formatMonth(id),
    dates: views,
  }));
}

const dateView = (
  { id, title, date, time, url, schemes }: KeyDate,
  today: CalendarDate,
): DateView => ({
  id,
  title,
  when: formatDeadline(date, time),
  day: String(Number(date.slice(8))),
  weekday: weekdayWords.format(new Date(date)),
  schemes: calendarFilters
    .filter((filter) => schemes.includes(filter))
    .map((filter) => filterWords[filter]()),
  href: url,
  isToday: date === today,
});

const weekdayWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });
