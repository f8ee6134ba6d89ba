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
const someKept = favouritesOverview({ counts: { ...counts, events: 1 } });

/** What somebody is shown when the events API answers so. */
function happening(
  events: ReturnType<EventsClient['listEvents']>,
  keyDates: ReturnType<EventsClient['listKeyDates']>,
  {
    ugMode = 'default',
    told = { dates: 0, events: 0 },
    listFavourites = favouriteLists({}),
  }: {
    ugMode?: ApplyMode;
    told?: { dates: number; events: number };
    listFavourites?: IdentityClient['listFavourites'];
  } = {},
) {
  const { context } = createTestSite({ config: { fixedNow: now } }).request();
  const clients = {
    events: {
      listKeyDates: () => keyDates,
      listEvents: () => events,
    },
    identity: { listFavourites, favouritesOverview: () => ok(someKept) },
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
  return loadHappening(scope, Promise.resolve(told));
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

/** What the buttons of a page say. */
const buttons = (html: string) =>
  [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) =>
    button.replace(/<[^>]+>/g, '').trim(),
  );

describe("what's happening", () => {
  it('are the next two dates and events, the soonest first', async () => {
    expect(titles(await happening(events, keyDates))).toEqual(['Date a', 'Event soon', 'Date b']);
  });

  it('[EXT-34] says nothing that stands in the tools for dates and events', async () => {
    const told = { dates: 3, events: 1 };
    expect(titles(await happening(events, keyDates, { told }))).toEqual(['Date d']);
  });

  it('leaves out what cannot be had, and events in clearing mode', async () => {
    expect(titles(await happening(failure, keyDates))).toEqual(['Date a', 'Date b']);
    expect(titles(await happening(events, failure))).toEqual(['Event soon']);
    expect(await happening(failure, failure)).toEqual([]);
    expect(titles(await happening(events, failure, { ugMode: 'clearing' }))).toEqual([]);
  });

  it('[CON-18] names the clock of deadlines and of what is online, and not of visits', async () => {
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

  it('[CON-18] stands three to a page, each with its day and where it leads', async () => {
    const items = await happening(events, keyDates);
    const html = await page(items);
    expect(html).toMatch(/<h2[^>]*>What&#x27;s happening<\/h2>/);
    expect(html).toContain('data-per-page="3"');
    expect(html).toMatch(/href="\/dashboard\/calendar"[^>]*>Date a<.*Wednesday 25 November/s);
    expect(html).toMatch(
      /href="\/dashboard\/events\/soon"[^>]*>Event soon<.*Saturday 28 November, 10am.*Kent/s,
    );
  });

  it('[EXT-35] has a heart on every event, and on no date, which says whether it is kept', async () => {
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

  it('[EXT-35] comes back to the card of the event whose heart was pressed', async () => {
    const html = await page(await happening(events, failure));
    expect(html).toContain('name="redirectTo" value="/dashboard#card-soon"');
    expect(html).toMatch(/<div id="card-soon" tabindex="-1"[^>]*data-component="card"/);
  });

  it('[EXT-35] claims nothing of events while the account does not say what is kept', async () => {
    const html = await page(await happening(events, keyDates, { listFavourites: () => failure }));
    expect(buttons(html)).toEqual(['Keep with my dates: Event soon']);
    expect(html).toContain('check your favourites right now');
  });
});
