import { defaultPageState, type PageState } from '@applicant-hub/api-clients';
import { expect, it } from 'vitest';
import { ok } from './testing/fake-call.ts';
import { startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { linkBases } from './bases.server.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';

/** The bases for a signed-in user with this page state. */
async function basesWith(bases: PageState['bases'], config: Partial<HubConfig> = {}) {
  const site = createTestSite({ config });
  const { context, setCookies } = site.request();
  const tokens = { accessToken: 'access', refreshToken: null, idToken: 'id' };
  const ends = { accessExpiresAt: Date.now() + 3_600_000, refreshExpiresAt: null };
  await startSession({ uid: 'ann', ...tokens, ...ends }, null, context);
  const clients = { content: { pageState: () => ok({ ...defaultPageState, bases }) } };
  const page = { ...site.request().context, clients: fakeClients(clients) };
  const headers = { Cookie: cookieHeader(setCookies) };
  const request = new Request('http://127.0.0.1:3000/search/results', { headers });
  return { links: site.config.links, found: await linkBases(request, page) };
}

it.each(['accounts', 'services', 'search', 'careers'] as const)(
  '[SH-56] the base of %s is taken from page state, and the other bases have their defaults',
  async (name) => {
    const { links, found } = await basesWith({
      ...defaultPageState.bases,
      [name]: 'https://elsewhere.example',
    });
    expect(found).toEqual({ ...links, [name]: 'https://elsewhere.example' });
  },
);

it('page state changes only the bases of configured systems', async () => {
  const { links } = createTestSite().config;
  const bases = { ...defaultPageState.bases, search: 'https://elsewhere.example' };
  const { found } = await basesWith(bases, { links: { ...links, search: null } });
  expect(found.search).toBeNull();
});
