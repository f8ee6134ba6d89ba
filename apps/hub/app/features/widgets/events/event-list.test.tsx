import { bookedEvent, openEvent } from '@applicant-hub/api-clients/fixtures';
import type { ApplyMode, EventChoice } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { loadEvents } from './load-events.server.ts';
import { page, type Page, text } from './testing/events-page.tsx';

describe('the events', () => {
  it.each(['latest', 'unis', 'near'] as const)(
    '[CAL-15] the choice %s shows no past events',
    async (choice) => {
      const over = openEvent({ id: 'over', date: '2026-11-19', time: '23:59' });
      const today = { date: '2026-11-20', time: '09:00' };
      const ended = openEvent({ ...today, id: 'ended', end: { ...today, time: '10:00' } });
      const begun = openEvent({ ...today, id: 'begun' });
      for (const query of ['', '?events=open']) {
        const open = () => ok([over, ended, begun, openEvent()]);
        const { load } = page({ choice, query, unis: ['1'], open });
        expect((await load()).events.map(({ id }) => id)).toEqual(['begun', openEvent().id]);
      }
    },
  );

  it('[CAL-19] the page requests only as many booked events as it shows', async () => {
    const booked = ['9', '1', '8', '2', '7', '3'].map((day) =>
      bookedEvent({ id: day, date: `2099-03-0${day}` }),
    );
    const { requests, load } = page({ choice: 'favourites', booked: () => ok(booked) });
    await load();
    expect(requests).toMatchObject([{ limit: { by: 'ids', ids: ['1', '2', '3'] } }]);
  });

  it('[CAL-20] the page waits for the bookings for a shorter time than for the events', async () => {
    const { scope } = page({
      booked: () => new Promise(() => undefined),
      open: () => ok([openEvent()]),
    });
    const patientScope = { ...scope, context: { ...scope.context, deadline: Date.now() + 60_000 } };
    const latest = { choice: 'latest', search: '' } as const;
    expect(await loadEvents(patientScope, latest, false)).toMatchObject({
      state: 'ready',
      events: [{ mark: null }],
    });
  });

  it('[CAL-17] each event has a title, a date, a place and a link', async () => {
    const html = await page({
      open: () => ok([openEvent(), openEvent({ id: '2', area: null })]),
    }).html();
    expect(html).toContain('href="/dashboard/events/10007796123"');
    expect(text(html)).toContain('Saturday 7 March, 10am · Leicester');
    expect(text(html)).toContain('Saturday 7 March, 10am UK time · Online');
  });

  it('[CAL-18] booked events are marked', async () => {
    const open = () => ok([openEvent(), openEvent({ id: '2' })]);
    const { events: shown } = await page({ open, booked: () => ok([bookedEvent()]) }).load();
    expect(shown.map(({ mark }) => mark)).toEqual(['booked', null]);
  });

  it.each([
    ['2026-12-12', '10:00', '2026-12-12', '16:00', 'Saturday 12 December, 10am to 4pm', 'Booked'],
    [
      '2026-12-12',
      '10:00',
      '2026-12-13',
      '15:30',
      'Saturday 12 December, 10am to Sunday 13 December, 3:30pm',
      'Booked',
    ],
    [
      '2026-11-19',
      null,
      '2026-11-20',
      null,
      'Thursday 19 November to Friday 20 November',
      'On now',
    ],
    [
      '2026-11-19',
      '22:00',
      '2026-11-20',
      '14:00',
      'Thursday 19 November, 10pm to Friday 20 November, 2pm',
      'On now',
    ],
    ['2026-12-12', '10:00', '2026-12-12', '10:00', 'Saturday 12 December, 10am', 'Booked'],
  ])(
    '[CAL-18] an event from %s, %s to %s, %s is shown with %s and %s',
    async (date, time, endDate, endTime, when, mark) => {
      const booked = bookedEvent({ date, time, end: { date: endDate, time: endTime } });
      const view = page({ choice: 'favourites', booked: () => ok([booked]) });
      expect((await view.load()).events).toMatchObject([{ when }]);
      const shown = text(await view.html());
      expect(shown).toContain(when);
      expect(shown).toContain(mark);
    },
  );

  it('[CAL-18][CAL-21] an attended event is marked, with the number of visited stands', async () => {
    const past = { date: '2026-10-10', time: '10:00' };
    const went = bookedEvent({ ...past, end: past, wasAttended: true, scans: 5 });
    const over = bookedEvent({ ...past, end: past, id: '2' });
    const shown = text(await page({ choice: 'favourites', booked: () => ok([went, over]) }).html());
    expect(shown).toContain('You went');
    expect(shown).toContain('You visited 5 stands.');
    expect(shown).toContain('Over');
  });

  it('[CAL-20] bookings are requested with the token and a timeout of 5000 ms', async () => {
    const { calls, load } = page({});
    await load();
    expect(calls).toMatchObject([{ token: 'token', timeoutMs: 5_000 }]);
  });

  it.each([[[]], [[openEvent()]]])(
    "[HLP-25] the choice 'near you' shows its postcode",
    async (open) => {
      const html = await page({ choice: 'near', open: () => ok(open) }).html();
      expect(text(html)).toContain('We look for events near LE1 3HP. Change your postcode');
    },
  );

  it('[CAL-26] the card links to the events page and to the page about events training', async () => {
    const html = await page({}).html();
    expect(html).toContain('href="/explore/search/events"');
    expect(html).toContain('href="/ucas/events-training"');
  });

  it.each<[ApplyMode, boolean]>([
    ['default', false],
    ['on', false],
    ['maintenance', false],
    ['clearing', true],
    ['clearing_timer', true],
    ['updating', true],
    ['unavailable', true],
  ])('[CAL-27] in mode %s, the Clearing text is shown: %s', async (ugMode, inClearing) => {
    const html = await page({ ugMode }).html();
    expect(text(html).includes('In Clearing')).toBe(inClearing);
  });
});

describe('no events', () => {
  it.each<[string, EventChoice, string]>([
    ['[CAL-22]', 'latest', 'No latest events.'],
    ['[CAL-23]', 'favourites', 'No favourite events selected.'],
    ['[CAL-24]', 'unis', 'No favourite unis selected.'],
    ['[CAL-25]', 'near', 'No events near you.'],
  ])('%s without events, the choice %s shows: %s', async (_id, choice, words) => {
    expect(text(await page({ choice }).html())).toContain(words);
  });

  it.each<[string, Page]>([
    ['favourite events', { choice: 'favourites' }],
    ['favourite unis', { choice: 'unis' }],
    ['a home', { choice: 'near', home: { lat: 0, lng: 0 } }],
  ])('[CAL-16] without %s no call is made, and the list is empty', async (_what, options) => {
    const { requests, load } = page(options);
    expect(await load()).toMatchObject({ state: 'ready', events: [] });
    expect(requests).toEqual([]);
  });

  it('[AMB-34] if the postcode is not on the map, the page does not state that there are no events', async () => {
    const html = await page({ choice: 'near', home: { lat: 0, lng: 0 } }).html();
    expect(text(html)).toContain("We can't find LE1 3HP on the map right now");
    expect(text(html)).not.toContain('No events near you.');
    expect(html).toContain('href="/dashboard/preferences"');
  });

  it('a search without results repeats the search text', async () => {
    const html = await page({ query: '?events=xylophone' }).html();
    expect(text(html)).toContain('No events match “xylophone”.');
    expect(html).toContain('value="xylophone"');
  });

  it('if the favourite universities have no events, the message does not state that none are selected', async () => {
    const shown = text(await page({ choice: 'unis', unis: ['10007796'] }).html());
    expect(shown).toContain('Your favourite universities have no events coming up.');
    expect(shown).not.toContain('No favourite unis selected.');
  });
});

describe('failures', () => {
  const failure = () => failed('unavailable', 503);

  it('when the events API fails, the card shows the choices and a link to try again', async () => {
    const html = await page({ open: failure }).html();
    expect(text(html)).toContain("We couldn't load these events just now. Try again");
    expect(html).toContain('value="near"');
  });

  it('when the bookings fail to load, events are shown without marks, and with a message', async () => {
    const { load, html } = page({ booked: failure, open: () => ok([openEvent()]) });
    const { state, events: shown } = await load();
    expect([state, shown.map(({ mark }) => mark)]).toEqual(['ready', [null]]);
    expect(text(await html())).toContain("We can't check which events you've booked right now.");
  });

  it('when the bookings fail to load and no event is shown, there is no message about the bookings', async () => {
    expect(text(await page({ booked: failure }).html())).not.toContain("you've booked");
  });

  it('when the events API fails, booked events are shown with data from the bookings API', async () => {
    const { events: shown } = await page({
      choice: 'favourites',
      booked: () => ok([bookedEvent()]),
      open: failure,
    }).load();
    expect(shown).toMatchObject([{ title: 'Open day at University of Leicester', href: null }]);
  });

  it('when the ids of saved events fail to load, the card shows booked events and a message that saved events are missing', async () => {
    const view = page({
      choice: 'favourites',
      saved: null,
      booked: () => ok([bookedEvent()]),
      open: () => ok([openEvent()]),
    });
    const shown = text(await view.html());
    expect(shown).toContain('Open day at University of Leicester');
    expect(shown).toContain("The events you keep can't be shown just now.");
  });

  it('when the ids of saved events fail to load, the card does not state that there are no favourite events', async () => {
    const shown = text(await page({ choice: 'favourites', saved: null }).html());
    expect(shown).toContain("We couldn't load these events just now. Try again");
    expect(shown).not.toContain('No favourite events selected.');
  });

  it('when the ids of saved events fail to load, the heart buttons have no state', async () => {
    const view = page({ query: '?events=open', saved: null, open: () => ok([openEvent()]) });
    const shown = text(await view.html());
    expect(shown).toContain('Keep with my dates: Open day at University of Leicester');
    expect(shown).not.toContain('Keep this event');
    expect(shown).toContain("We can't check your favourites right now.");
  });

  it('when the bookings fail to load, the choice of favourite events shows an error', async () => {
    expect(await page({ choice: 'favourites', booked: failure }).load()).toMatchObject({
      state: 'failed',
    });
  });
});
