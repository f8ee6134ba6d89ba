import { hubUser } from '@applicant-hub/api-clients/fixtures';
import type { Setting } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { getVisit } from './visit.server.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';

const user = (settings: Setting[]) => ok(hubUser({ settings }));
const saved = { lastUpdated: '20/11/2026 09:15:00', version: 1 };
const level: Setting = {
  ...saved,
  collection: 'dashboardUserData',
  name: 'Personalisation',
  data: '{"studyLevel":"Undergraduate"}',
};
const draft: Setting = {
  ...saved,
  collection: 'dashboardSettings',
  name: 'Onboarding',
  data: '{"subjects":["Law"],"done":["course"]}',
};

/**
 * The first visit of a signed-in user. `getUser` returns the account's response for the requested
 * collections.
 */
async function visit(getUser: (collections: readonly string[]) => ReturnType<typeof user>) {
  const site = createTestSite();
  const { context: signingIn, setCookies } = site.request();
  const accessExpiresAt = Date.now() + 3_600_000;
  const tokens = { uid: 'new', accessToken: 'access', refreshToken: null, idToken: null };
  await startSession({ ...tokens, accessExpiresAt, refreshExpiresAt: null }, null, signingIn);
  const request = new Request('http://127.0.0.1:3000/dashboard/welcome', {
    headers: { Cookie: cookieHeader(setCookies) },
  });
  const clients = {
    identity: { getUser: (_call: unknown, collections: readonly string[]) => getUser(collections) },
    content: { pageState: () => failed('unavailable', 503) },
  };
  const context = { ...site.request().context, clients: fakeClients(clients) };
  return getVisit(request, context);
}

describe('a visit', () => {
  it('the user and the draft are requested in parallel', async () => {
    let bothAsked: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (bothAsked = resolve));
    const asked: string[] = [];
    const { draft: found } = await visit(async (collections) => {
      asked.push(collections.join());
      if (asked.length === 2) bothAsked();
      await both;
      return user(collections.includes('dashboardSettings') ? [draft] : []);
    });
    expect(asked).toHaveLength(2);
    expect(found).toEqual({ answers: { subjects: 'Law' }, done: ['course'] });
  });

  it('[SH-42] the first visit is over once a study level is saved', async () => {
    const { draft: found } = await visit(() => user([level, draft]));
    expect(found).toBeNull();
  });
});
