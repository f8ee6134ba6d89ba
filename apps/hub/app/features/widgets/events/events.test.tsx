import { bookedEvent, openEvent } from '@applicant-hub/api-clients/fixtures';
import type { EventChoice, EventsQuery } from '@applicant-hub/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, leicester, ok } from '#app/platform/request/testing/fake-call.ts';
import { keepChoice } from './choose.server.ts';
import { eventsRequest } from './use-events.ts';
import { page, text } from './testing/events-page.tsx';

describe('the choice of events', () => {
  it('[CAL-14] each choice is a button, and exactly one button is pressed', async () => {
    const html = await page({ choice: 'near' }).html();
    const buttons = [
      ...html.matchAll(/<button[^>]*value="(\w+)"[^>]*pressed="(\w+)"[^>]*>([^<]+)/g),
    ];
    expect(buttons.map(([, value, pressed, label]) => [value, pressed, label])).toEqual([
      ['latest', 'false', 'Latest'],
      ['unis', 'false', 'At your favourite unis'],
      ['near', 'true', 'Near you'],
      ['favourites', 'false', 'Favourite events'],
    ]);
  });

  it('[CAL-14] a hub that cannot locate postcodes does not offer events near the applicant', async () => {
    const { load, html } = page({ choice: 'near', home: null });
    expect(await load()).toMatchObject({ choice: 'latest', home: null });
    expect(await html()).not.toContain('Near you');
  });

  it.each([
    ['', false],
    ['?events=leeds', true],
    ['?events-option=unis', true],
  ])('with the query “%s”, the tile is open: %s', async (query, isOpen) => {
    const html = await page({ query }).html();
    expect(/<details [^>]*open=""/.test(html)).toBe(isOpen);
  });

  const all = { scheme: 'undergraduate', keyword: '' };
  it.each<[EventChoice, EventsQuery]>([
    ['latest', { ...all, limit: null }],
    ['unis', { ...all, limit: { by: 'providers', providerIds: ['10007796', '10007789'] } }],
    ['near', { ...all, limit: { by: 'place', place: leicester } }],
    ['favourites', { ...all, limit: { by: 'ids', ids: ['10007796123'] } }],
  ])('[CAL-15][CAL-19] the choice %s requests %o', async (choice, query) => {
    const unis = ['10007796', '10007789'];
    const { requests, load } = page({ choice, unis, booked: () => ok([bookedEvent()]) });
    await load();
    expect(requests).toEqual([query]);
  });

  it('[CAL-19] the request has the level of study as its scheme, and the search text as its keyword', async () => {
    const { requests, load } = page({ level: 'Postgraduate', query: '?events=+leeds+' });
    await load();
    expect(requests).toEqual([{ scheme: 'postgraduate', keyword: 'leeds', limit: null }]);
  });

  it('[CAL-15] the choice in an address overrides the saved choice', async () => {
    const { load } = page({ choice: 'near', query: '?events-option=unis' });
    expect(await load()).toMatchObject({ choice: 'unis' });
  });

  it('[CAL-15] a choice that is only in the address is preserved by a search, and by clearing the search', async () => {
    const query = '?events-option=unis&events=leeds';
    const html = await page({
      choice: 'near',
      query,
      open: () => failed('unavailable', 503),
    }).html();
    expect(html).toContain('<input type="hidden" name="events-option" value="unis"/>');
    expect(html).toContain('href="/dashboard?events-option=unis#events-list"');
    expect(await page({ choice: 'near', query: '?events=leeds' }).html()).not.toContain(
      '<input type="hidden" name="events-option"',
    );
  });

  it('each event has a calendar file only after the applicant requests events', async () => {
    const open = () => ok([openEvent()]);
    const file = 'href="/dashboard/calendar/event-10007796123.ics"';
    expect(await page({ query: '?events-option=latest', open }).html()).toContain(file);
    expect(await page({ open }).html()).not.toContain(file);
  });

  it('[GRD-21] the applicant’s choice of events is saved as the widget’s option', async () => {
    const { saved, scope } = page({});
    expect(await keepChoice(scope, 'near')).toBe(true);
    expect(saved).toMatchObject([
      { collection: 'dashboardSettings', name: 'Events', data: { option: 'near' } },
    ]);
  });
});

describe("an event's heart button", () => {
  const open = () => ok([openEvent(), openEvent({ id: '2', title: 'Another' })]);
  const hearts = (html: string) =>
    [...html.matchAll(/name="intent" value="(\w+)".*?name="id" value="(\d+)"/gs)].map(
      ([, intent, id]) => [intent, id],
    );

  it('requested events have a heart button that shows whether they are saved', async () => {
    const html = await page({ query: '?events-option=latest', saved: ['2'], open }).html();
    expect(hearts(html)).toEqual([
      ['add', '10007796123'],
      ['remove', '2'],
    ]);
    expect(text(html)).toContain('Keep this event: Open day at University of Leicester');
    expect(text(html)).toContain('Kept: Another. Press to remove it');
  });

  it('the dashboard has no heart buttons until the applicant requests events, because its page weight is limited', async () => {
    const view = page({ saved: ['2'], open });
    expect(hearts(await view.html())).toEqual([]);
    expect((await view.load()).events).not.toContainEqual(
      expect.objectContaining({ isSaved: expect.anything() as unknown }),
    );
  });

  it('a hub without bookings shows events without marks, and does not mention bookings', async () => {
    const { load } = page({ booked: null, open: () => ok([openEvent()]) });
    const view = await load();
    expect(view.events).toMatchObject([{ mark: null }]);
    expect(view).not.toHaveProperty('areMarksUnknown');
  });

  it('a saved event is among the favourite events, and is fetched together with the booked events', async () => {
    const { requests, load } = page({
      choice: 'favourites',
      saved: ['2'],
      booked: () => ok([bookedEvent()]),
      open,
    });
    expect((await load()).events).toMatchObject([
      { id: '10007796123', mark: 'booked' },
      { id: '2', mark: null },
    ]);
    expect(requests).toMatchObject([{ limit: { by: 'ids', ids: ['10007796123', '2'] } }]);
  });
});

describe('requests by script', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Requests events as the page does. A new request cancels the previous request. */
  function asking() {
    const sent: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = eventsRequest((_form, delayMs, path) => {
      clearTimeout(timer);
      timer = setTimeout(() => sent.push(path), delayMs);
    });
    return { sent, ask };
  }
  const typed = (words: string) => {
    const form = new FormData();
    form.set('events', words);
    return form;
  };

  it('[CAL-7] the script searches 500 ms after the last letter', () => {
    const { sent, ask } = asking();
    ask.type(typed('l'));
    vi.advanceTimersByTime(499);
    ask.type(typed('le'));
    vi.advanceTimersByTime(499);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['/resources/widget/Events?events=le']);
  });

  it('[CAL-15] the script requests a choice immediately, and saves it', () => {
    const { sent, ask } = asking();
    ask.choose(typed(''));
    vi.advanceTimersByTime(0);
    expect(sent).toEqual(['/resources/events']);
  });
});
