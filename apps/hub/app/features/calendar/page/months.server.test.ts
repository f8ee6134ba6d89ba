import { openEvent } from '@applicant-hub/api-clients/fixtures';
import type { KeyDate, OpenEvent } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { savedEventRows } from '../event/rows.server.ts';
import { monthsOf } from './months.server.ts';

const date = (id: string, day: string, time: string | null = null): KeyDate => ({
  id,
  title: id,
  date: day,
  time,
  url: null,
  schemes: ['undergraduate', 'something-new'],
  cycle: null,
});

const dates = [
  date('opens', '2026-09-01'),
  date('early', '2026-10-15', '18:00'),
  date('today', '2026-11-22'),
  date('tonight', '2026-11-22', '18:00'),
  date('main', '2027-01-13', '18:00'),
  date('session', '2027-01-20', '17:00'),
];

const forEntry = (entryYear: number, one: KeyDate): KeyDate => ({
  ...one,
  id: `${one.id}-${entryYear}`,
  cycle: { entryYear, stage: 'apply', key: 'main', isConfirmed: false, decisionsBy: null },
});

const idsOf = (months: readonly { name: string; dates: readonly { id: string }[] }[]) =>
  months.map(({ name, dates: ofMonth }) => [name, ...ofMonth.map(({ id }) => id)]);

describe('the months', () => {
  it('[CAL-8] the months have the dates in chronological order, with past dates separate', () => {
    const { past, upcoming } = monthsOf(dates, new Date('2026-11-22T17:59:00Z'), 2027);
    expect(idsOf(past)).toEqual([
      ['September 2026', 'opens'],
      ['October 2026', 'early'],
    ]);
    expect(idsOf(upcoming)).toEqual([
      ['November 2026', 'tonight', 'today'],
      ['January 2027', 'main', 'session'],
    ]);
  });

  it('[CAL-8] a date on the current day is marked as today, even after its time has passed', () => {
    const { past, upcoming } = monthsOf(dates, new Date('2026-11-22T18:00:00Z'), 2027);
    expect(idsOf(past).at(-1)).toEqual(['November 2026', 'tonight']);
    expect(upcoming[0]?.dates).toMatchObject([{ id: 'today', isToday: true }]);
    expect(past.at(-1)?.dates).toMatchObject([{ id: 'tonight', isToday: true }]);
  });

  it('upcoming dates for later years of entry are in a separate group for each year', () => {
    const [opens, , , , main, session] = dates;
    const entries = [
      forEntry(2028, opens!),
      forEntry(2026, main!),
      forEntry(2029, main!),
      forEntry(2027, main!),
      forEntry(2028, main!),
      forEntry(2028, session!),
    ];
    const { past, upcoming, later } = monthsOf(entries, new Date('2026-11-22T18:00:00Z'), 2027);
    expect(idsOf(past)).toEqual([['September 2026', 'opens-2028']]);
    expect(idsOf(upcoming)).toEqual([['January 2027', 'main-2026', 'main-2027']]);
    expect(later.map(({ year, months }) => [year, ...idsOf(months)])).toEqual([
      [2028, ['January 2027', 'main-2028', 'session-2028']],
      [2029, ['January 2027', 'main-2029']],
    ]);
  });

  it('[CAL-9] a date has its time, its title and the names of its routes', () => {
    const { upcoming } = monthsOf([dates[4]!], new Date('2026-11-22T18:00:00Z'), 2027);
    expect(upcoming).toEqual([
      {
        id: '2027-01',
        name: 'January 2027',
        dates: [
          {
            id: 'main',
            title: 'main',
            when: 'Wednesday 13 January, 6pm',
            day: '13',
            weekday: 'Wed',
            schemes: ['Undergraduate'],
            href: null,
            isToday: false,
          },
        ],
      },
    ]);
  });

  it('saved events are listed with the dates and are upcoming until they end', () => {
    const event = (id: string, day: string, fields: Partial<OpenEvent> = {}) =>
      openEvent({ id, title: id, date: day, time: '10:00', ...fields });
    const saved = [
      event('far', '2027-01-16', { area: null }),
      event('over', '2026-11-21'),
      event('ended', '2026-11-22', { end: { date: '2026-11-22', time: '16:00' } }),
      event('now', '2026-11-22', { end: { date: '2026-11-22', time: '18:00' } }),
    ];
    const now = new Date('2026-11-22T17:59:00Z');
    const { past, upcoming } = monthsOf(dates, now, 2027, savedEventRows(saved, now));
    expect(idsOf(past).at(-1)).toEqual(['November 2026', 'event-over', 'event-ended']);
    expect(idsOf(upcoming)).toEqual([
      ['November 2026', 'event-now', 'tonight', 'today'],
      ['January 2027', 'main', 'event-far', 'session'],
    ]);
    expect(upcoming[0]?.dates[0]).toMatchObject({
      when: 'Sunday 22 November, 10am to 6pm',
      href: '/dashboard/events/now',
      savedEvent: { id: 'now', where: 'Leicester' },
      isToday: true,
    });
    expect(upcoming[1]?.dates[1]).toMatchObject({ savedEvent: { where: 'Online' }, schemes: [] });
  });
});
