import type { FailureKind, Result } from '@applicant-hub/api-clients';
import { favouritesOverview as overview, notification } from '@applicant-hub/api-clients/fixtures';
import { m } from '@applicant-hub/copy';
import type { FavouritesOverview, Notification } from '@applicant-hub/domain';
import { describe, expect, it, vi } from 'vitest';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  fetchFavouriteCourses,
  rememberedFavouriteCourses,
} from '#app/features/notifications/favourite-courses.server.ts';
import { getNews } from '#app/features/notifications/news.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import {
  commit,
  findCommitted,
} from '#app/features/application-status/upstream/committed.server.ts';
import { deleteHubData } from './delete.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const ok = <T>(value: T): Result<T> => ({ ok: true, value });
const news = (title: string) => [notification({ title })];

/** A hub whose upstream responses arrive when the test resolves them. */
function heldHub() {
  const site = createTestSite({ config: { pageBudgetMs: 50 } });
  const held: (() => void)[] = [];
  const deleteAll = vi.fn((): Promise<Result<null>> => Promise.resolve(ok(null)));
  const deleteOwnDates = vi.fn((): Promise<Result<null>> => Promise.resolve(ok(null)));
  const deleteTickets = vi.fn((): Promise<Result<null>> => Promise.resolve(ok(null)));
  const deleteHubData = vi.fn((): Promise<Result<null>> => Promise.resolve(ok(null)));
  const notifications = vi.fn(
    (title: string) =>
      new Promise<Result<Notification[]>>((resolve) => {
        held.push(() => resolve(ok(news(title))));
      }),
  );
  const favouritesOverview = vi.fn(
    () =>
      new Promise<Result<FavouritesOverview>>((resolve) => {
        held.push(() => resolve(ok(overview())));
      }),
  );

  /** A new request from the applicant Ann. Its upstream responses contain this title. */
  function call(title: string): RequestScope {
    const { context } = site.request();
    return testScope({
      request: new Request('http://hub.test/dashboard'),
      context: {
        ...context,
        clients: {
          content: { notifications: () => notifications(title) },
          identity: { favouritesOverview, deleteHubData },
          history: { deleteAll },
          ownDates: { deleteAll: deleteOwnDates },
          queue: { deleteAll: deleteTickets },
        },
      },
      applicant: {
        session: { uid: 'ann', accessToken: 'token' },
        user: { settings: [] },
        personalisation: { studyYear: 2027, studyLevel: 'Undergraduate' },
        pageState: { widgets: {} },
      },
    });
  }
  return {
    ...{ call, held, notifications, favouritesOverview },
    ...{ deleteAll, deleteOwnDates, deleteTickets, deleteHubData },
  };
}

/** Requests the notifications for a page that can wait this long (milliseconds). */
const newsWithin = (waitMs: number, { context, ...call }: RequestScope) =>
  getNews({ ...call, context: { ...context, deadline: Date.now() + waitMs } });

/**
 * Asserts that a page has to request the notifications again, and returns the current
 * notifications.
 */
async function expectRequestedAgain(
  { held, notifications }: ReturnType<typeof heldHub>,
  after: RequestScope,
) {
  const next = newsWithin(60_000, after);
  await expect.poll(() => notifications).toHaveBeenCalledTimes(2);
  for (const release of held) release();
  expect(await next).toEqual({ state: 'known', items: news('after') });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('requests during a deletion', () => {
  it.each([
    ['to a page that waits for the call', 60_000],
    ['to a page that did not wait for the call', 0],
  ])('during a deletion, a response %s is not cached', async (_, waitMs) => {
    const hub = heldHub();
    const { call, held, notifications } = hub;
    const page = newsWithin(waitMs, call('before'));
    await expect.poll(() => notifications).toHaveBeenCalledTimes(1);
    if (waitMs === 0) expect(await page).toMatchObject({ state: 'late' });

    const deleting = call('deleting');
    expect(await deleteHubData(deleting.request, deleting)).toBeNull();
    for (const release of held.splice(0)) release();
    await page;
    await settled();

    await expectRequestedAgain(hub, call('after'));
  });

  it('a deletion removes a response that was stored for the next page', async () => {
    const hub = heldHub();
    const { call, held } = hub;
    expect(await newsWithin(0, call('before'))).toMatchObject({ state: 'late' });
    for (const release of held.splice(0)) release();
    await settled();

    // Another of Ann's pages, which started before the deletion.
    const after = call('after');
    await findCommitted({ context: after.context, uid: 'ann', studyYear: 2027 });
    const deleting = call('deleting');
    await deleteHubData(deleting.request, deleting);
    await expectRequestedAgain(hub, after);
  });

  it('neither the number of favourites nor the application status is cached during a deletion', async () => {
    const { call, held, favouritesOverview } = heldHub();
    const before = call('before');
    const memory = { context: before.context, uid: 'ann', studyYear: 2027 };
    // Before the deletion, a page reads the user's cached data and sends requests.
    const counted = fetchFavouriteCourses(before);
    const previous = await findCommitted(memory);
    await expect.poll(() => favouritesOverview).toHaveBeenCalled();

    const deleting = call('deleting');
    await deleteHubData(deleting.request, deleting);
    for (const release of held) release();
    expect(await counted).toBe(3);
    await commit(memory, previous, {
      results: { ug: { status: 'sent', decisions: [] } },
      unknown: [],
      parts: { ug: { applicationStarted: true }, uc: { applicationStarted: false } },
      inClearing: false,
      now: new Date(),
    });

    const after = call('after');
    expect(await rememberedFavouriteCourses(after)).toBeNull();
    expect(await findCommitted({ ...memory, context: after.context })).toEqual({
      ug: null,
      uc: null,
    });
  });
});

describe('the deletion of all data', () => {
  const failed = (kind: FailureKind): Result<null> => ({
    ok: false,
    failure: { kind, api: 'history', status: null, message: '', detail: null },
  });
  const run = (hub: ReturnType<typeof heldHub>) => {
    const call = hub.call('now');
    return deleteHubData(call.request, call);
  };

  it("a deletion also removes the status history, the applicant's own dates and the places in queues", async () => {
    const hub = heldHub();
    expect(await run(hub)).toBeNull();
    expect(hub.deleteAll).toHaveBeenCalledTimes(1);
    expect(hub.deleteOwnDates).toHaveBeenCalledTimes(1);
    expect(hub.deleteTickets).toHaveBeenCalledTimes(1);
  });

  it('a deletion removes the queue ticket from this browser', async () => {
    const call = heldHub().call('now');
    const cookies: string[] = [];
    const context = { ...call.context, setCookie: (value: string) => void cookies.push(value) };
    const headers = { Cookie: 'hub-queue-ticket=sealed' };
    await deleteHubData(new Request('http://hub.test/', { headers }), { ...call, context });
    expect(cookies.join('\n')).toMatch(/^hub-queue-ticket=;.*Max-Age=0/m);
  });

  it('a deletion succeeds without a queue API', async () => {
    const call = heldHub().call('now');
    const context = { ...call.context, clients: { ...call.context.clients, queue: null } };
    expect(await deleteHubData(call.request, { ...call, context })).toBeNull();
  });

  it('if the account API refuses a deletion, nothing is removed, and a message reports this', async () => {
    const hub = heldHub();
    hub.deleteHubData.mockResolvedValueOnce(failed('unavailable'));
    expect(await run(hub)).toBe(m.data_delete_failed());
    expect(hub.deleteAll).not.toHaveBeenCalled();
    expect(hub.deleteOwnDates).not.toHaveBeenCalled();
    expect(hub.deleteTickets).not.toHaveBeenCalled();
  });

  it.each(['deleteAll', 'deleteOwnDates', 'deleteTickets'] as const)(
    'a deletion that stops half-way shows an uncertain result, and a retry completes it (%s)',
    async (late) => {
      const hub = heldHub();
      hub[late].mockResolvedValueOnce(failed('unavailable'));
      expect(await run(hub)).toBe(m.data_delete_unsure());
      expect(await run(hub)).toBeNull();
      expect(hub[late]).toHaveBeenCalledTimes(2);
    },
  );
});
