import type { Result } from '@applicant-hub/api-clients';
import { openEvent, ownDate, ownTodo } from '@applicant-hub/api-clients/fixtures';
import type { OwnItem } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { page } from './testing/calendar-page.ts';

describe('loadCalendar', () => {
  it("[EXT-35] the applicant's own dates are listed among the other dates, and are past once they have ended", async () => {
    const written = () =>
      ok([
        ownDate({ date: '2027-01-20' }),
        // This date has started, but is not over.
        ownDate({ id: 'today', date: '2026-11-22', time: '09:00', until: null, choice: null }),
        ownDate({ id: 'over', date: '2026-11-22', time: '08:00', until: '09:00' }),
      ]);
    const { upcoming, past, ownProblem } = await page('', { written }).view();
    const ids = (months: typeof upcoming) =>
      months.flatMap(({ dates }) => dates.map(({ id }) => id));
    expect(ownProblem).toBeNull();
    expect(ids(past)).toEqual(['own-over']);
    expect(ids(upcoming)).toEqual(['own-today', 'main', 'own-an-interview']);
    expect(upcoming[1]?.dates[1]).toEqual({
      id: 'own-an-interview',
      title: 'Interview',
      when: 'Wednesday 20 January, 10:30am to midday',
      day: '20',
      weekday: 'Wed',
      isToday: false,
      schemes: [],
      href: null,
      own: {
        place: 'Heslington Hall, York',
        choice: 'History, University of York',
        tag: 'Yours',
        changeHref: '/dashboard/calendar/own/an-interview',
      },
      clashes: [],
    });
  });

  it('[EXT-36] to-dos with a due date are listed, and an overdue to-do stays upcoming until it is done', async () => {
    const written = () =>
      ok([
        ownTodo({ id: 'late', date: '2026-11-20' }),
        ownTodo({ id: 'soon', date: '2026-12-01', done: true }),
        ownTodo({ id: 'over', date: '2026-11-20', done: true }),
        ownTodo({ id: 'any-day', date: null }),
      ]);
    const { upcoming, past } = await page('', { written }).view();
    const own = (months: typeof upcoming) =>
      months.flatMap(({ dates }) =>
        dates.flatMap(({ id, own: part }) => (part ? [[id, part.tag]] : [])),
      );
    expect(own(past)).toEqual([['own-over', 'Done']]);
    expect(own(upcoming)).toEqual([
      ['own-late', 'To do'],
      ['own-soon', 'Done'],
    ]);
    expect(upcoming[0]?.dates[0]?.own?.changeHref).toBe('/dashboard/todo/own/late');
  });

  it('[EXT-35] a clash is shown between dates at the same time, and between dates in two towns on the same day', async () => {
    const written = () =>
      ok([
        ownDate({ id: 'york', title: 'Interview' }),
        ownDate({ id: 'online', title: 'Chat', time: '11:00', until: null, place: 'Online' }),
        ownDate({ id: 'leeds', title: 'Audition', time: '15:00', until: null, place: 'Leeds' }),
      ]);
    const { upcoming } = await page('', { written }).view();
    const clashes = upcoming.flatMap(({ dates }) =>
      dates.map(({ id, clashes: ofIt }) => [id, ofIt]),
    );
    expect(Object.fromEntries(clashes)).toEqual({
      main: undefined,
      'own-york': [
        'At the same time as “Chat”, Wednesday 10 February, 11am',
        'On the same day as “Audition” in another place (Leeds), Wednesday 10 February, 3pm',
      ],
      'own-online': ['At the same time as “Interview”, Wednesday 10 February, 10:30am to midday'],
      'own-leeds': [
        'On the same day as “Interview” in another place (Heslington Hall, York), Wednesday 10 February, 10:30am to midday',
      ],
    });
  });

  it("[EXT-35] a clash between a saved event and one of the applicant's own dates is shown", async () => {
    const { view } = page('', {
      written: () => ok([ownDate({ title: 'Interview' })]),
      savedIds: ['7', '8'],
      events: () =>
        ok([
          openEvent({
            id: '7',
            title: 'Open day',
            date: '2027-02-10',
            time: '14:00',
            area: 'Bath',
          }),
          openEvent({ id: '8', title: 'Talk', date: '2027-02-10', time: '11:00', area: null }),
        ]),
    });
    const [, february] = (await view()).upcoming;
    expect(february?.dates.map(({ id, clashes }) => [id, clashes])).toEqual([
      [
        'own-an-interview',
        [
          'On the same day as “Open day” in another place (Bath), Wednesday 10 February, 2pm',
          'At the same time as “Talk”, Wednesday 10 February, 11am',
        ],
      ],
      ['event-8', ['At the same time as “Interview”, Wednesday 10 February, 10:30am to midday']],
      [
        'event-7',
        [
          'On the same day as “Interview” in another place (Heslington Hall, York), Wednesday 10 February, 10:30am to midday',
        ],
      ],
    ]);
  });

  it("[EXT-35] if the applicant's own dates are unavailable, the page shows a notice and all other dates", async () => {
    const written = () => failed('timeout', null);
    expect(await page('', { written }).view()).toMatchObject({
      ownProblem: "Your own dates can't be shown just now.",
      upcoming: [{ dates: [{ id: 'main' }] }],
    });
  });

  it("[EXT-35][AMB-119] if only some of the applicant's own dates can be read, the page shows them and states that some are missing", async () => {
    const written = () => partial([ownDate()]);
    expect(await page('', { written }).view()).toMatchObject({
      ownProblem: "Some of your own dates can't be shown just now. They are still saved.",
      upcoming: [{ dates: [{ id: 'main' }] }, { dates: [{ id: 'own-an-interview' }] }],
    });
  });

  it('[AMB-119] a saved event that failed to load is not shown as cancelled', async () => {
    const events = () => partial([openEvent({ id: '7', date: '2027-03-06' })]);
    expect(await page('', { savedIds: ['7', '8'], events }).view()).toMatchObject({
      savedNote: { words: "Some of the events you keep can't be shown just now.", gone: [] },
    });
  });

  it("the applications are requested before the applicant's own dates arrive", async () => {
    let respond: (value: Result<readonly OwnItem[]>) => void = () => undefined;
    const { view } = page('', {
      written: () => new Promise((resolve) => (respond = resolve)),
      tracked: () => {
        respond({ ok: true, value: [] });
        return ok(null);
      },
    });
    expect(await view()).toMatchObject({ upcoming: [{ dates: [{ id: 'main' }] }] });
  });

  it('saved events are listed even if no filter is selected, and the page reports events that no longer exist', async () => {
    const visit = openEvent({ id: '7', date: '2027-03-06' });
    const { view } = page('?filtered=yes', {
      dates: () => ok([]),
      savedIds: ['7', '8'],
      events: () => ok([visit]),
    });
    expect(await view()).toMatchObject({
      upcoming: [{ name: 'March 2027', dates: [{ id: 'event-7', savedEvent: { id: '7' } }] }],
      savedNote: { words: 'An event you keep is no longer on the programme', gone: ['8'] },
    });
  });

  it('if saved events are unavailable, the page shows a notice and the dates', async () => {
    const { view } = page('', { savedIds: ['7'], events: () => failed('unavailable', 503) });
    expect(await view()).toMatchObject({
      upcoming: [{ dates: [{ id: 'main' }] }],
      savedNote: { words: "The events you keep can't be shown just now.", gone: [] },
    });
  });
});
