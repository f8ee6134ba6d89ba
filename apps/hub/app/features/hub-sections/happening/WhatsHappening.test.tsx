import type { EventsClient, IdentityClient } from '@applicant-hub/api-clients';
import { favouritesOverview } from '@applicant-hub/api-clients/fixtures';
import type { ApplyMode } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { loadHappening } from './happening-load.server.ts';
import type { HappeningView } from './happening-view-types.ts';
import { WhatsHappening } from './WhatsHappening.tsx';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { failed, favouriteLists, ok } from '#app/platform/request/testing/fake-call.ts';

const now = new Date('2026-11-22T12:00:00Z');

const date = (id: string, day: string) => ({
  id,
  title: `Date ${id}`,
  date: day,
  time: null,
  url: null,
  schemes: ['undergraduate'],
  cycle: null,
});
const event = (id: string, day: string) => ({
  id,
  title: `Event ${id}`,
  date: day,
  time: '10:00',
  area: 'Kent',
  url: '/ucas/events/1',
  end: null,
  provider: null,
});

const failure = failed('unavailable', 503);

const { counts } = favouritesOverview();
/** The favourites of an applicant who has saved an event. */
const someSaved = favouritesOverview({ counts: { ...counts, events: 1 } });

/** The section that the hub displays for this events API response. */
function happening(
  events: ReturnType<EventsClient['listEvents']>,
  keyDates: ReturnType<EventsClient['listKeyDates']>,
  {
    ugMode = 'default',
    elsewhere = { dates: 0, events: 0 },
    listFavourites = favouriteLists({}),
  }: {
    ugMode?: ApplyMode;
    elsewhere?: { dates: number; events: number };
    listFavourites?: IdentityClient['listFavourites'];
  } = {},
) {
  const { context } = createTestSite({ config: { fixedNow: now } }).request();
  const clients = {
    events: {
      listKeyDates: () => keyDates,
      listEvents: () => events,
    },
    identity: { listFavourites, favouritesOverview: () => ok(someSaved) },
  };
  const scope = testScope({
    context: { ...context, clients },
    applicant: {
      session: { accessToken: 'token' },
      user: { settings: [], postcode: '' },
      personalisation: { studyLevel: 'Undergraduate', userPostcode: null, postcode: null },
      pageState: { applyMode: { ug: ugMode, uc: 'default' } },
    },
  });
  return loadHappening(scope, Promise.resolve(elsewhere));
}

const events = ok([
  event('soon', '2026-11-28'),
  event('past', '2026-11-01'),
  { ...event('ended', '2026-11-22'), end: { date: '2026-11-22', time: '11:00' } },
]);
const keyDates = ok([
  date('d', '2027-06-30'),
  date('a', '2026-11-25'),
  date('c', '2027-02-25'),
  date('b', '2027-01-13'),
]);
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

const page = (items: readonly HappeningView[]) =>
  renderPage(<WhatsHappening items={items} />, '/dashboard');

const buttons = (html: string) =>
  [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) =>
    button.replace(/<[^>]+>/g, '').trim(),
  );

describe("the section What's happening", () => {
  it('the section shows the next two dates and events, the soonest first', async () => {
    expect(titles(await happening(events, keyDates))).toEqual(['Date a', 'Event soon', 'Date b']);
  });

  it('[EXT-34] items that the tools for dates and events already show are omitted', async () => {
    const elsewhere = { dates: 3, events: 1 };
    expect(titles(await happening(events, keyDates, { elsewhere }))).toEqual(['Date d']);
  });

  it('unavailable items are omitted, and events are also omitted in clearing mode', async () => {
    expect(titles(await happening(failure, keyDates))).toEqual(['Date a', 'Date b']);
    expect(titles(await happening(events, failure))).toEqual(['Event soon']);
    expect(await happening(failure, failure)).toEqual([]);
    expect(titles(await happening(events, failure, { ugMode: 'clearing' }))).toEqual([]);
  });

  it('[CON-18] deadlines and online events show their time zone, and visits do not', async () => {
    const items = await happening(
      ok([event('visit', '2026-11-28'), { ...event('online', '2026-11-29'), area: null }]),
      ok([{ ...date('main', '2027-01-13'), time: '18:00' }]),
    );
    expect(items.map(({ when }) => when)).toEqual([
      'Saturday 28 November, 10am',
      'Sunday 29 November, 10am UK time',
      'Wednesday 13 January, 6pm UK time',
    ]);
  });

  it('[CON-18] three items fit on a page, each with its day and its link', async () => {
    const items = await happening(events, keyDates);
    const html = await page(items);
    expect(html).toMatch(/<h2[^>]*>What&#x27;s happening<\/h2>/);
    expect(html).toContain('data-per-page="3"');
    expect(html).toMatch(/href="\/dashboard\/calendar"[^>]*>Date a<.*Wednesday 25 November/s);
    expect(html).toMatch(
      /href="\/dashboard\/events\/soon"[^>]*>Event soon<.*Saturday 28 November, 10am.*Kent/s,
    );
  });

  it('[EXT-35] every event has a heart button that shows whether it is saved, and dates have no heart button', async () => {
    const two = ok([event('soon', '2026-11-28'), event('later', '2026-11-29')]);
    const listFavourites = favouriteLists({ events: [{ id: 'later' }] });
    const html = await page(await happening(two, keyDates, { listFavourites }));
    expect(buttons(html)).toEqual([
      'Keep this event: Event soon',
      'Kept: Event later. Press to remove it',
    ]);
    expect([...html.matchAll(/name="id" value="(\w+)"/g)].map(([, id]) => id)).toEqual([
      'soon',
      'later',
    ]);
  });

  it('[EXT-35] the heart button returns to the card of the same event', async () => {
    const html = await page(await happening(events, failure));
    expect(html).toContain('name="redirectTo" value="/dashboard#card-soon"');
    expect(html).toMatch(/<div id="card-soon" tabindex="-1"[^>]*data-component="card"/);
  });

  it('[EXT-35] the heart buttons of events have no state while the saved events are unknown', async () => {
    const html = await page(await happening(events, keyDates, { listFavourites: () => failure }));
    expect(buttons(html)).toEqual(['Keep with my dates: Event soon']);
    expect(html).toContain('check your favourites right now');
  });
});
