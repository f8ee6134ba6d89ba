import type {
  ContentClient,
  Failure,
  IdentityClient,
  Result,
  SettingToSave,
  TrackingClient,
} from '@applicant-hub/api-clients';
import { defaultPageState } from '@applicant-hub/api-clients';
import {
  favouritesOverview as favouritesOf,
  hubUser,
  notification,
} from '@applicant-hub/api-clients/fixtures';
import {
  type Notification,
  parsePersonalisation,
  type Setting,
  type StatusHistory,
  todoIds,
} from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { vi } from 'vitest';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { ok } from '#app/platform/request/testing/fake-call.ts';

export const now = new Date('2026-11-20T12:00:00Z');

export const failure: Failure = {
  kind: 'unavailable',
  api: 'content',
  status: 503,
  message: 'Later.',
  detail: null,
};

const down: Result<never> = { ok: false, failure };

/** A news item that is `age` seconds old. */
export const newsItem = (id: string, age = 60, fields: Partial<Notification> = {}): Notification =>
  notification({ id, title: `News ${id}`, created: now.getTime() / 1000 - age, ...fields });

export function hubWithUsers() {
  const site = createTestSite({ config: { fixedNow: now, pageBudgetMs: 100 } });
  const api = {
    news: { ok: true, value: [] } as Result<Notification[]>,
    courses: 1,
    history: { ok: true, value: { changes: [], seenUntil: null } } as Result<StatusHistory>,
    isAccountDown: false,
    track: (): ReturnType<TrackingClient['ugTrack']> => ok(null),
    /** Every request waits for the promise that this function returns. */
    before: () => Promise.resolve(),
  };
  const notifications = vi.fn<ContentClient['notifications']>(async () => {
    await api.before();
    return api.news;
  });
  const { counts } = favouritesOf();
  const favouritesOverview = vi.fn<IdentityClient['favouritesOverview']>(() =>
    ok(favouritesOf({ counts: { ...counts, courses: api.courses } })),
  );
  const accounts = new Map<string, Map<string, Setting>>();

  /** Creates a new request from a user. */
  function call(uid = 'ann', path = '/dashboard/notifications'): RequestScope {
    const saved = accounts.get(uid) ?? new Map<string, Setting>(seed);
    accounts.set(uid, saved);
    const saveSetting = (_how: unknown, { collection, name, data }: SettingToSave) => {
      if (api.isAccountDown) return Promise.resolve(down);
      const key = `${collection}/${name}`;
      const before = JSON.parse(saved.get(key)?.data ?? '{}') as object;
      const merged = Object.entries({ ...before, ...(data as object) }).filter(
        ([, value]) => value !== null,
      );
      if (Object.keys(data as object).length === 0 || merged.length === 0) saved.delete(key);
      else saved.set(key, setting(collection, name, Object.fromEntries(merged)));
      return ok(saved.get(key) ?? null);
    };
    const settings = [...saved.values()];
    const { context } = site.request();
    return testScope({
      request: new Request(`http://hub.test${path}`),
      context: {
        ...context,
        clients: {
          content: { notifications },
          events: { listKeyDates: () => Promise.resolve({ ok: true, value: keyDatesOfCycles }) },
          tracking: { ugTrack: () => api.track(), ucTrack: () => ok(null) },
          apply: null,
          history: { read: () => Promise.resolve(api.history) },
          identity: {
            saveSetting,
            favouritesOverview,
            getUser: () =>
              api.isAccountDown
                ? Promise.resolve(down)
                : ok(hubUser({ settings: [...saved.values()] })),
          },
        },
      },
      applicant: {
        session: { uid, accessToken: 'token' },
        name: 'Ann',
        user: { settings, lastName: 'Bo & Co' },
        personalisation: parsePersonalisation(
          settings.find(({ name }) => name === 'Personalisation')?.data ?? null,
        ),
        pageState: defaultPageState,
      },
    });
  }
  return {
    api,
    notifications,
    favouritesOverview,
    call,
    saved: (uid: string, name: string) => savedOf(accounts, uid, name),
  };
}

const setting = (collection: Setting['collection'], name: string, data: unknown): Setting => ({
  collection,
  name,
  data: JSON.stringify(data),
  lastUpdated: '01/11/2026 10:00:00',
  version: 1,
});

/** Settings of a user who gets no tips. */
const seed = new Map<string, Setting>([
  [
    'dashboardUserData/Personalisation',
    setting('dashboardUserData', 'Personalisation', {
      studyLevel: 'Undergraduate',
      studyYear: '2027',
      conservatoires: 'yes',
    }),
  ],
  [
    'dashboardData/StatementNew',
    setting('dashboardData', 'StatementNew', { whyStudy: 'A first line.' }),
  ],
  ...todoIds.map(
    (id) => [`dashboardTodo/${id}`, setting('dashboardTodo', id, { done: true })] as const,
  ),
]);

function savedOf(accounts: Map<string, Map<string, Setting>>, uid: string, name: string): unknown {
  const found = accounts.get(uid)?.get(`dashboardSettings/${name}`);
  return found ? JSON.parse(found.data) : null;
}
