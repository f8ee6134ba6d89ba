import {
  openEvent,
  ownDate,
  ownTodo,
  favouritesOverview,
} from '@applicant-hub/api-clients/fixtures';
import type { OpenEvent, OwnItem } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { failed, favouriteLists, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { findSoon } from './soon.server.ts';

const { counts } = favouritesOverview();

/** The line about upcoming dates, on 10 March 2026, for an applicant with these dates. */
const lineOf = (written: OwnItem[] | null, saved: OpenEvent[] = []) =>
  findSoon(
    testScope({
      context: {
        now: () => new Date('2026-03-10T12:00:00Z'),
        clients: {
          ownDates: { list: () => (written === null ? failed('timeout', null) : ok(written)) },
          events: { listEvents: () => ok(saved) },
          identity: {
            listFavourites: favouriteLists({ events: saved }),
            favouritesOverview: () =>
              ok(favouritesOverview({ counts: { ...counts, events: saved.length } })),
          },
        },
      },
    }),
  );

const interview = (date: string, time: string | null = '10:30') =>
  ownDate({ id: 'york', title: 'Interview at York', date, time });

it.each<[string, OwnItem[], string | null]>([
  [
    'shows a date in 13 days, with its time',
    [interview('2026-03-23')],
    'In 13 days: Interview at York, 10:30am UK time',
  ],
  ['shows a date in 14 days', [interview('2026-03-24', null)], 'In 14 days: Interview at York'],
  ['leaves out a date in 15 days', [interview('2026-03-25')], null],
  [
    'shows a date tomorrow',
    [interview('2026-03-11')],
    'Tomorrow: Interview at York, 10:30am UK time',
  ],
  [
    'shows a date later today',
    [interview('2026-03-10', '13:00')],
    'Today: Interview at York, 1pm UK time',
  ],
  ['leaves out a date earlier today', [interview('2026-03-10', '11:00')], null],
  [
    'shows an open to-do that is due before a date',
    [interview('2026-03-23'), ownTodo({ title: 'Book the train', date: '2026-03-20' })],
    'In 10 days: Book the train',
  ],
  [
    'leaves out a to-do that is done',
    [interview('2026-03-23'), ownTodo({ date: '2026-03-20', done: true })],
    'In 13 days: Interview at York, 10:30am UK time',
  ],
])(
  "[EXT-35][EXT-36] the line about the applicant's own dates on the dashboard %s",
  async (_, written, words) => {
    expect((await lineOf(written))?.words ?? null).toBe(words);
  },
);

it('[EXT-35] a right-to-left title does not reorder the line', async () => {
  const written = [ownDate({ title: 'ראיון 12', date: '2026-03-23', time: '10:30' })];
  expect((await lineOf(written))?.words).toBe('In 13 days: \u2068ראיון 12\u2069, 10:30am UK time');
});

it("[EXT-35] an upcoming saved event is in the line on the dashboard, even while the applicant's own dates are unavailable", async () => {
  const event = openEvent({ id: '7', title: 'Open day', date: '2026-03-12', time: '14:00' });
  expect(await lineOf(null, [event])).toEqual({
    words: 'In 2 days: Open day, 2pm UK time',
    href: '/dashboard/events/7',
  });
});
