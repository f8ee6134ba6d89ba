import { describe, expect, it } from 'vitest';
import type { ListedDate } from './months.server.ts';
import type { CalendarPlace } from '../view-types.ts';
import { placeOf } from './views.server.ts';

const now = new Date('2026-11-22T10:00:00Z');

const date = (day: string, title = day): ListedDate => ({
  date: day,
  time: null,
  isPast: false,
  view: {
    id: title,
    title,
    when: '',
    day: '',
    weekday: '',
    schemes: [],
    href: null,
    isToday: false,
  },
});

const dates = [
  date('2026-10-15', 'Early'),
  date('2026-11-22', 'Today'),
  date('2027-01-13', 'Main'),
  date('2027-01-13', 'Interview'),
  date('2027-01-13', 'Tour'),
];

const at = (query: string) => placeOf(new URLSearchParams(query), dates, now);

const monthAt = (query: string) => at(query).place as Extract<CalendarPlace, { view: 'month' }>;

describe('the views of the dates', () => {
  it('[EXT-35] the list is the default view', () => {
    for (const query of ['', 'view=year', 'month=2027-01']) {
      expect(at(query).place).toEqual({ view: 'list' });
    }
    expect(at('schemes=postgraduate&filtered=yes&notice=x').views).toEqual([
      {
        label: 'List',
        href: '/dashboard/calendar?schemes=postgraduate&filtered=yes',
        isCurrent: true,
      },
      {
        label: 'Month',
        href: '/dashboard/calendar?schemes=postgraduate&filtered=yes&view=month',
        isCurrent: false,
      },
    ]);
  });

  it('[EXT-35] the link to the day view preserves the selected day', () => {
    expect(at('view=month&day=2027-01-13').views.at(-1)).toEqual({
      label: 'Day',
      href: '/dashboard/calendar?view=day&day=2027-01-13',
      isCurrent: false,
    });
  });

  it.each([
    ['view=month', 'November 2026', 'Sunday 22 November 2026'],
    ['view=month&month=2027-01', 'January 2027', 'Wednesday 13 January 2027'],
    ['view=month&month=2026-12', 'December 2026', null],
    ['view=month&day=2026-10-15', 'October 2026', 'Thursday 15 October 2026'],
    ['view=month&month=2027-01&day=2026-10-15', 'January 2027', 'Wednesday 13 January 2027'],
    ['view=month&month=13', 'November 2026', 'Sunday 22 November 2026'],
  ])('[EXT-35] the URL %s shows %s with %s selected', (query, caption, heading) => {
    const month = monthAt(query);
    expect(month.caption).toBe(caption);
    expect(month.sheet?.heading ?? null).toBe(heading);
  });

  it('[EXT-35] a day of the month shows its number of dates, and links to them', () => {
    const { weeks, sheet } = monthAt('view=month&month=2027-01');
    const cells = weeks.flat().filter((cell) => cell !== null);
    expect(cells).toHaveLength(31);
    expect(cells.filter(({ link }) => link !== null)).toEqual([
      {
        day: '13',
        count: 3,
        names: ['Main', 'Interview', 'and 1 more'],
        link: {
          label: '13 January: 3 dates',
          href: '/dashboard/calendar?view=month&month=2027-01&day=2027-01-13',
        },
        isToday: false,
        isChosen: true,
      },
    ]);
    expect(sheet?.dates.map(({ title }) => title)).toEqual(['Main', 'Interview', 'Tour']);
    const today = monthAt('view=month')
      .weeks.flat()
      .find((cell) => cell?.isToday);
    expect(today?.link?.label).toBe('22 November, today: 1 date');
  });

  it.each([
    ['view=month&month=2026-10', null, 'November 2026'],
    ['view=month&month=2026-11', 'October 2026', 'December 2026'],
    ['view=month&month=2027-01', 'December 2026', null],
    ['view=day&day=2026-10-15', null, 'Friday 16 October'],
    ['view=day&day=2027-01-13', 'Tuesday 12 January', null],
    ['view=day', 'Saturday 21 November', 'Monday 23 November'],
  ])(
    '[EXT-35] from %s the links lead to %s and %s, but not beyond the first or last date',
    (query, back, on) => {
      const { place } = at(query);
      if (place.view === 'list') throw new Error('the page shows the list');
      expect(place.earlier?.label ?? null).toBe(back && `Earlier: ${back}`);
      expect(place.later?.label ?? null).toBe(on && `Later: ${on}`);
    },
  );

  it('[EXT-35] the day view shows a day without dates', () => {
    const { place } = at('view=day&day=2026-12-24');
    expect(place).toMatchObject({ sheet: { heading: 'Thursday 24 December 2026', dates: [] } });
  });
});
