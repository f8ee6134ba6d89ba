import { describe, expect, it } from 'vitest';
import { widgetAction, widgetPath } from '#app/platform/paths/links.ts';
import { draftFields } from '#app/features/drafts/editor/fields.ts';
import { forgetStashedDraft, stashedDraft } from '#app/features/drafts/stashed-draft.server.ts';
import { readSession, startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { redirectToSignIn } from '#app/platform/server/session/session.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { pageNotice } from './page-notice.server.ts';

const tokens = {
  uid: 'waiting',
  accessToken: 'access',
  refreshToken: null,
  idToken: null,
  refreshExpiresAt: null,
  accessExpiresAt: Date.now() + 600_000,
};

/** A browser that has signed in again after a form was sent with a lost session. */
async function browser(action: string, fields: Record<string, string>) {
  const site = createTestSite();
  const start = site.request();
  await startSession(tokens, null, start.context);
  const cookies = cookieHeader(start.setCookies);
  const body = new URLSearchParams(fields);
  const headers = { Cookie: cookies, 'Content-Length': String(body.toString().length) };
  const posted = new Request(`http://hub.test${action}`, { method: 'POST', body, headers });
  const lost = site.request();
  await redirectToSignIn(posted, await readSession(posted, lost.context), lost.context);
  const jar = `${cookies}; ${cookieHeader(lost.setCookies)}`;

  return async (path: string) => {
    const { context, setCookies } = site.request();
    const request = new Request(`http://hub.test${path}`, { headers: { Cookie: jar } });
    const session = await readSession(request, context);
    const applicant = { ...(session && { session }) };
    const scope = testScope({ request, context, applicant });
    return { scope, setCookies, notice: await pageNotice(request, scope) };
  };
}

describe('a text that was sent with a lost session', () => {
  const text = { [draftFields.draft]: 'Notes', 'text.7': 'a'.repeat(80_000) };

  it.each(['/dashboard', '/dashboard?widget=StatementNew', '/dashboard/todo', '/explore'])(
    '[EXT-1] %s links to a text that was sent with a lost session, and the text is still stashed',
    async (path) => {
      const visit = await browser(widgetAction('Notes'), text);
      const { notice, setCookies } = await visit(path);
      expect(notice).toMatchObject({ canUndo: false, link: { href: widgetPath('Notes') } });
      expect(setCookies).toEqual([]);
      const { scope } = await visit(widgetPath('Notes'));
      expect(await stashedDraft(scope, 'Notes')).toMatchObject({ 'text.7': [text['text.7']] });
    },
  );

  it('[EXT-1] a text sent with a lost session is restored once on its own page, which shows no other notice', async () => {
    const visit = await browser(widgetAction('Notes'), text);
    const { scope, notice } = await visit(`${widgetPath('Notes')}&mode=edit`);
    expect(notice).toBeNull();
    expect(await stashedDraft(scope, 'StatementNew')).toBeNull();
    await forgetStashedDraft(scope, 'Notes');
    expect(await stashedDraft((await visit(widgetPath('Notes'))).scope, 'Notes')).toBeNull();
  });
});

it('[SH-30] a page reports once that a button press failed because the session was lost', async () => {
  const visit = await browser('/resources/todo', { redirectTo: '/dashboard?widget=Tariff' });
  expect((await visit('/dashboard')).notice).toBeNull();
  expect((await visit('/dashboard?widget=Tariff')).notice).toMatchObject({ tone: 'danger' });
  expect((await visit('/dashboard?widget=Tariff')).notice).toBeNull();
});

it('[SH-30] the calendar reports a private link that was not created because the session was lost', async () => {
  const visit = await browser('/dashboard/calendar', { redirectTo: '/dashboard/calendar' });
  expect((await visit('/dashboard/calendar')).notice).toMatchObject({ tone: 'danger' });
});
