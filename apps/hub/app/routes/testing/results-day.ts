import { defaultPageState, type PageState, type Result } from '@applicant-hub/api-clients';
import { hubUser, trackedApplication } from '@applicant-hub/api-clients/fixtures';
import type { KnownMode, StatusHistory, TrackedApplication } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { vi } from 'vitest';
import { loadSheet } from '#app/features/adviser/load-parts.server.ts';
import { loader as poll } from '#app/features/application-status/routes/resources.application-status.ts';
import { hasSent, standings } from '#app/features/application-status/upstream/sent.server.ts';
import { choiceOptions } from '#app/features/calendar/own-dates/choices.server.ts';
import { findPreset } from '#app/features/dashboard/grid/grid.server.ts';
import { loadFeed } from '#app/features/hub-sections/feed/load.server.ts';
import { getNotifications } from '#app/features/notifications/notifications.server.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { ownerOfLink } from '#app/platform/request/owner-of-link.server.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Data from the tracking API for an applicant who has a place. Some modes hide this status. */
const placed = trackedApplication({
  cycleYear: 2026,
  applicationStatus: 'Placed',
  decisions: [
    {
      institutionCode: 'L14',
      institutionName: 'Lancaster University',
      courseName: 'Linguistics',
      choiceStatus: 'Unconditional offer',
      choiceStatusId: 'UF',
      reasonsOfDelay: null,
    },
  ],
});

const applicant = hubUser({
  settings: hubUser().settings.map((setting) => ({
    ...setting,
    data: setting.data.replace('2027', '2026'),
  })),
});

export const publishing = (mode: KnownMode): PageState => ({
  ...defaultPageState,
  applyMode: { ug: mode, uc: mode },
});

/**
 * A hub on the results day of 2026. The test controls page state and the responses of the tracking
 * API.
 */
export function hubOnResultsDay() {
  const site = createTestSite({
    config: {
      fixedNow: new Date('2026-08-13T10:00:00Z'),
      pageBudgetMs: 100,
      isPageStateShared: true,
    },
  });
  let result: () => Promise<Result<PageState>> = () => ok(publishing('default'));
  let track: () => Promise<Result<TrackedApplication>> = () => ok(placed);
  let history: StatusHistory = { changes: [], seenUntil: null };
  const write = vi.fn((_: unknown, changes: readonly object[]) => {
    history = { ...history, changes: [...history.changes, ...changes] as typeof history.changes };
    return ok(history);
  });
  const clients = fakeClients({
    identity: {
      getUser: () => ok(applicant),
      favouritesOverview: () => failed('status', 500),
    },
    content: {
      pageState: () => result(),
      notifications: () => ok([]),
    },
    tracking: {
      ugTrack: () => track(),
      ucTrack: () => ok(null),
      ugClearingTrack: () => ok(null),
    },
    apply: { ugApplication: () => ok(null), ucApplication: () => ok(null) },
    events: { listKeyDates: () => ok(keyDatesOfCycles) },
    history: { read: () => ok(history), write },
  });

  async function signIn(uid: string) {
    const { context, setCookies } = site.request();
    const ends = Date.now() + DAY_MS;
    await startSession(
      {
        uid,
        ...{ accessToken: 'access', refreshToken: null, idToken: 'id' },
        ...{ accessExpiresAt: ends, refreshExpiresAt: null },
      },
      null,
      context,
    );
    return cookieHeader(setCookies);
  }

  /** Each call is a separate request. */
  async function requestOf(uid: string) {
    const request = new Request('http://127.0.0.1:3000/dashboard', {
      headers: { Cookie: await signIn(uid) },
    });
    return { request, context: { ...site.request().context, clients } };
  }

  async function scopeOf(uid: string) {
    const { request, context } = await requestOf(uid);
    return { request, context, applicant: await getApplicant(request, context) };
  }

  return {
    write,
    answers(next: () => Promise<Result<PageState>>) {
      result = next;
    },
    tracks(how: 'late' | 'failed') {
      track = how === 'late' ? () => new Promise(() => undefined) : () => failed('status', 500);
    },
    /** The data that an open page receives from a poll. */
    async poll(uid: string) {
      const { request, context } = await requestOf(uid);
      const response = await poll({ request, context, params: {} });
      return (await response.json()) as ApplyResponse;
    },
    /** All other parts of the hub that show the applicant's status. */
    async elsewhere(uid: string) {
      const scope = await scopeOf(uid);
      const share = { accessToken: 'of-a-link', endsAt: new Date(Date.now() + DAY_MS).toJSON() };
      const owner = await ownerOfLink(share, (await requestOf(uid)).context);
      if (owner === null) throw new Error('no owner');
      return {
        notifications: await getNotifications(scope),
        choices: await choiceOptions(scope, ''),
        preset: (await findPreset(scope)).id,
        feed: await loadFeed(scope, new Set()),
        adviser: await loadSheet(scope, ['status']),
        shared: await loadSheet({ ...(await requestOf(uid)), applicant: owner }, ['status']),
        standings: await standings(scope),
        sent: await hasSent(scope),
      };
    },
  };
}

export type Hub = ReturnType<typeof hubOnResultsDay>;

interface ApplyResponse {
  state: string;
  statusGood: boolean;
  tiles: { id: string; status: string; celebrates: boolean; actor: { label: string } | null }[];
}
