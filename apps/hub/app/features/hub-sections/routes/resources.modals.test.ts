import { expect, it } from 'vitest';
import { csrfToken } from '#app/platform/server/session/csrf.server.ts';
import { readSession, startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { action } from './resources.modals.ts';

const tokens = {
  uid: 'waiting',
  accessToken: 'access',
  refreshToken: null,
  idToken: null,
  refreshExpiresAt: null,
  accessExpiresAt: Date.now() + 600_000,
};

/** Posts a signed-in user's form to a hub whose identity API saves or fails to save. */
async function close(fields: Record<string, string>, { saves = true } = {}) {
  const site = createTestSite();
  const start = site.request();
  await startSession(tokens, null, start.context);
  const headers = { Cookie: cookieHeader(start.setCookies) };

  const { context } = site.request();
  const saved: object[] = [];
  Object.assign(context.clients, {
    identity: {
      saveSetting: (_context: unknown, setting: object) => {
        saved.push(setting);
        return Promise.resolve(
          saves ? { ok: true, value: null } : { ok: false, failure: { kind: 'http', status: 500 } },
        );
      },
    },
  });
  const url = 'http://127.0.0.1:3000/resources/modals';
  const session = await readSession(new Request(url, { headers }), context);
  const body = new URLSearchParams({ csrf: session ? csrfToken(session) : '', ...fields });
  const request = new Request(url, { method: 'POST', headers, body });
  const response = await action({ request, context, params: {} });
  return { saved, to: response.headers.get('Location') };
}

it('[ONB-6] closing the onboarding modal saves the confirmation, and returns to the hub', async () => {
  expect(await close({ modal: 'OnBoarding' })).toEqual({
    saved: [
      {
        collection: 'dashboardUserData',
        name: 'Personalisation',
        data: { onBoardingConfirmed: true },
        immediate: true,
      },
    ],
    to: '/dashboard',
  });
});

it('if the hub cannot save that a modal was closed, the redirect hides the modal on the next page', async () => {
  const { to } = await close({ modal: 'OnBoarding' }, { saves: false });
  expect(to).toBe('/dashboard?closed=OnBoarding');
});

it.each([true, false])(
  '[ONB-8] the redirect goes to Smart Alerts whether the save succeeds or not (%s)',
  async (saves) => {
    const { saved, to } = await close({ modal: 'Apprenticeships', go: 'smart-alerts' }, { saves });
    expect(saved).toMatchObject([{ name: 'Modals', data: { Apprenticeships: true } }]);
    expect(to).toBe('/dashboard/preferences?section=apprenticeships-smart-alerts');
  },
);

it('a form that closes an unknown modal returns 400', async () => {
  await expect(close({ modal: 'Other' })).rejects.toMatchObject({ init: { status: 400 } });
});
