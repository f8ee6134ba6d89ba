import { m } from '@applicant-hub/copy';
import {
  bySoonest,
  type CalendarDate,
  formatDeadline,
  formatMonth,
  type KeyDate,
  londonDate,
  type OpenEvent,
  openUntilEvening,
  upcoming,
} from '@applicant-hub/domain';
import { EVENT, eventPath } from '#app/platform/paths/calendar-path.ts';
import { periodWords } from './event/period-words.ts';
import { calendarFilters, filterWords } from './filters.ts';
import type { CalendarView, DateView, LaterYearView, MonthView } from './view-types.ts';

/** A date of the list: one of the cycle, or an event that is kept. */
type Listed = KeyDate | OpenEvent;

/**
 * Dates by month: those that have passed, those to come, and apart from them those to come that are
 * only for entry in a later year than the applicant's.
 *
 * @param kept events that somebody keeps, in any order; each is ahead until its day is over
 */
export function monthsOf(
  dates: readonly KeyDate[],
  kept: readonly OpenEvent[],
  now: Date,
  studyYear: number,
): Pick<CalendarView, 'past' | 'upcoming' | 'later'> {
  const today = londonDate(now);
  const ahead = new Set<Listed>(
    [...upcoming(dates, now), ...openUntilEvening(kept, now)].sort(bySoonest),
  );
  const soon: Listed[] = [];
  const later = new Map<number, Listed[]>();
  for (const date of ahead) {
    const year = ('cycle' in date ? date.cycle?.entryYear : null) ?? studyYear;
    if (year <= studyYear) soon.push(date);
    else later.set(year, [...(later.get(year) ?? []), date]);
  }
  return {
    past: byMonth([...dates, ...kept].filter((date) => !ahead.has(date)).sort(bySoonest), today),
    upcoming: byMonth(soon, today),
    later: [...later]
      .sort(([one], [other]) => one - other)
      .map(([year, ofYear]): LaterYearView => ({ year, months: byMonth(ofYear, today) })),
  };
}

function byMonth(dates: readonly Listed[], today: CalendarDate): MonthView[] {
  const months = new Map<string, DateView[]>();
  for (const date of dates) {
    const month = date.date.slice(0, 7);
    const there = months.get(month);
    const view = 'cycle' in date ? dateView(date, today) : keptView(date, today);
    if (there) there.push(view);
    else months.set(month, [view]);
  }
  return [...months].map(([id, views]) => ({
    id,
    name: formatMonth(id),
    dates: views,
  }));
}

const dateView = (
  { id, title, date, time, url, schemes }: Omit<KeyDate, 'cycle'>,
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

const keptView = (event: OpenEvent, today: CalendarDate): DateView => {
  const { id, title, date, time, end, area } = event;
  return {
    ...dateView({ id: EVENT + id, title, date, time, url: eventPath(id), schemes: [] }, today),
    when: periodWords({ date, time }, end),
    kept: { id, where: area ?? m.events_online() },
  };
};

const weekdayWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });
