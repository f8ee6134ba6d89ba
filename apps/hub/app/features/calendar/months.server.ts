import {
  type CalendarDate,
  formatDeadline,
  formatMonth,
  type KeyDate,
  londonDate,
  upcoming,
} from '@applicant-hub/domain';
import { calendarFilters, filterWords } from './filters.ts';
import type { CalendarView, DateView, LaterYearView, MonthView } from './view-types.ts';

/**
 * Dates by month: those that have passed, those to come, and apart from them those to come that are
 * only for entry in a later year than the applicant's.
 */
export function monthsOf(
  dates: readonly KeyDate[],
  now: Date,
  studyYear: number,
): Pick<CalendarView, 'past' | 'upcoming' | 'later'> {
  const today = londonDate(now);
  const ahead = new Set(upcoming(dates, now));
  const soon: KeyDate[] = [];
  const later = new Map<number, KeyDate[]>();
  for (const date of ahead) {
    const year = date.cycle?.entryYear ?? studyYear;
    if (year <= studyYear) soon.push(date);
    else later.set(year, [...(later.get(year) ?? []), date]);
  }
  return {
    past: byMonth(
      dates.filter((date) => !ahead.has(date)),
      today,
    ),
    upcoming: byMonth(soon, today),
    later: [...later]
      .sort(([one], [other]) => one - other)
      .map(([year, ofYear]): LaterYearView => ({ year, months: byMonth(ofYear, today) })),
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
