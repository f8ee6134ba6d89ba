import { m } from '@applicant-hub/copy';
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  formatDayMonth,
  formatLongDate,
  formatMonth,
  formatWeekday,
  londonDate,
  monthOf,
  readDay,
  readMonth,
  weeksOf,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { ListedDate } from './months.server.ts';
import type { CalendarPlace, CalendarView, DayCell, DayLink, DaySheet } from '../view-types.ts';

/** The URL parameters for the view and its month or day. */
const VIEW = 'view';
const MONTH = 'month';
const DAY = 'day';

/** The number of names that fit into a day of the grid. */
const MAX_NAMES = 2;

/** An invalid day or month means today. */
function readPlace(params: URLSearchParams, now: Date) {
  const today = londonDate(now);
  const day = readDay(params.get(DAY));
  switch (params.get(VIEW)) {
    case 'day':
      return { view: 'day', day: day ?? today } as const;
    case 'month': {
      const month = readMonth(params.get(MONTH)) ?? monthOf(day ?? today);
      return { view: 'month', month, day: day && monthOf(day) === month ? day : null } as const;
    }
    case null:
    default:
      return { view: 'list' } as const;
  }
}

/**
 * The list, a month as a grid with the dates of one of its days, or a single day (EXT-35). All
 * links preserve the filters.
 */
export function placeOf(
  params: URLSearchParams,
  dates: readonly ListedDate[],
  now: Date,
): Pick<CalendarView, 'viewsLabel' | 'views' | 'place'> {
  const query = readPlace(params, now);
  const hrefOf = hrefsFrom(params);
  const today = londonDate(now);
  const near = query.view === 'list' ? {} : { [DAY]: query.day ?? today };
  return {
    viewsLabel: m.calendar_views(),
    views: [
      { label: m.calendar_view_list(), href: hrefOf({}), isCurrent: query.view === 'list' },
      {
        label: m.calendar_view_month(),
        href: hrefOf({ [VIEW]: 'month', ...near }),
        isCurrent: query.view === 'month',
      },
      // The list does not link to the day view. The other views do.
      ...(query.view === 'list'
        ? []
        : [
            {
              label: m.calendar_view_day(),
              href: hrefOf({ [VIEW]: 'day', ...near }),
              isCurrent: query.view === 'day',
            },
          ]),
    ],
    place: placeFor(query, dates, today, hrefOf),
  };
}

function placeFor(
  query: ReturnType<typeof readPlace>,
  dates: readonly ListedDate[],
  today: CalendarDate,
  hrefOf: HrefOf,
): CalendarPlace {
  if (query.view === 'list') return { view: 'list' };
  if (query.view === 'day') {
    const dayLink = (day: CalendarDate, words: Words): DayLink => ({
      label: words({ when: formatLongDate(day) }),
      href: hrefOf({ [VIEW]: 'day', [DAY]: day }),
    });
    const [first, last] = spanOf(dates, today);
    return {
      view: 'day',
      fields: { [VIEW]: 'day', [DAY]: query.day },
      sheet: sheetOf(query.day, dates),
      earlier: query.day > first ? dayLink(addDays(query.day, -1), m.calendar_earlier) : null,
      later: query.day < last ? dayLink(addDays(query.day, 1), m.calendar_later_on) : null,
    };
  }
  const { month } = query;
  const ofMonth = dates.filter(({ date }) => monthOf(date) === month);
  const chosen = query.day ?? (monthOf(today) === month ? today : (ofMonth[0]?.date ?? null));
  const monthLink = (to: CalendarMonth, words: Words): DayLink => ({
    label: words({ when: formatMonth(to) }),
    href: hrefOf({ [VIEW]: 'month', [MONTH]: to }),
  });
  const [first, last] = spanOf(dates, today);
  return {
    view: 'month',
    fields: { [VIEW]: 'month', [MONTH]: month, ...(query.day && { [DAY]: query.day }) },
    caption: formatMonth(month),
    weekdays: WEEK.map(formatWeekday),
    weeks: weeksOf(month).map((week) =>
      week.map((date) =>
        date === null ? null : cellOf(date, ofMonth, { today, chosen, month, hrefOf }),
      ),
    ),
    earlier: month > monthOf(first) ? monthLink(addMonths(month, -1), m.calendar_earlier) : null,
    later: month < monthOf(last) ? monthLink(addMonths(month, 1), m.calendar_later_on) : null,
    sheet: chosen === null ? null : sheetOf(chosen, ofMonth),
  };
}

function cellOf(
  date: CalendarDate,
  ofMonth: readonly ListedDate[],
  {
    today,
    chosen,
    month,
    hrefOf,
  }: { today: CalendarDate; chosen: CalendarDate | null; month: CalendarMonth; hrefOf: HrefOf },
): DayCell {
  const names = ofMonth.filter((one) => one.date === date).map(({ view }) => view.title);
  const day =
    date === today ? m.calendar_day_today({ day: formatDayMonth(date) }) : formatDayMonth(date);
  const more = names.length - MAX_NAMES;
  return {
    day: String(Number(date.slice(8))),
    count: names.length,
    names: [
      ...names.slice(0, MAX_NAMES),
      ...(more > 0 ? [m.calendar_day_more({ count: more })] : []),
    ],
    link:
      names.length === 0
        ? null
        : {
            label: m.calendar_day_count({ date: day, count: names.length }),
            href: hrefOf({ [VIEW]: 'month', [MONTH]: month, [DAY]: date }),
          },
    isToday: date === today,
    isChosen: date === chosen,
  };
}

const sheetOf = (date: CalendarDate, dates: readonly ListedDate[]): DaySheet => ({
  heading: `${formatWeekday(date)} ${formatDayMonth(date)} ${date.slice(0, 4)}`,
  dates: dates.filter((one) => one.date === date).map(({ view }) => view),
  empty: m.calendar_day_empty(),
});

/** The range from the first date to the last. It always includes today. */
function spanOf(
  dates: readonly ListedDate[],
  today: CalendarDate,
): readonly [CalendarDate, CalendarDate] {
  const days = [...dates.map(({ date }) => date), today].sort();
  return [days[0] ?? today, days.at(-1) ?? today];
}

type Words = (named: { when: string }) => string;

type HrefOf = (place: Readonly<Record<string, string>>) => string;

/** Builds URLs of the page that preserve the current filters. */
function hrefsFrom(params: URLSearchParams): HrefOf {
  return (place) => {
    const query = new URLSearchParams(params);
    for (const name of [VIEW, MONTH, DAY, 'notice', 'at']) query.delete(name);
    for (const [name, value] of Object.entries(place)) query.set(name, value);
    const search = query.toString();
    return search === '' ? paths.calendar : `${paths.calendar}?${search}`;
  };
}

/** An arbitrary week, used only for the names of the weekdays. */
const WEEK = Array.from({ length: 7 }, (_, day) => addDays('2027-02-01', day));
