import type { LiveSettings } from '@applicant-hub/api-clients';
import { liveSettings, pageState } from '@applicant-hub/api-clients/fixtures';
import { describe, expect, it } from 'vitest';
import { failed, fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { showComments } from './comments-page.server.ts';

interface Given {
  path?: string;
  live?: Partial<LiveSettings>;
  /** The currently published settings, if they differ from the cached settings. */
  fresh?: Partial<LiveSettings>;
  signs?: boolean;
  isSignedIn?: boolean;
}

async function show({
  path = '/dashboard/live/comments',
  live = {},
  fresh = live,
  signs = true,
  isSignedIn = true,
}: Given) {
  const published = (fields: Partial<LiveSettings>) =>
    ok(pageState({ live: liveSettings(fields) }));
  const { context, applicant } = fakeCall({
    content: { pageState: () => published(live), freshPageState: () => published(fresh) },
    identity: {
      idToken: () => ok('an-id-token'),
      commentSignature: () => (signs ? ok('who hmac time') : failed('unavailable', 503)),
    },
  });
  const { session } = applicant;
  const known = { ...session, accessExpiresAt: Date.now() + 3_600_000 };
  await context.once('session-cookie', () => Promise.resolve(isSignedIn ? known : null));
  const response = await showComments(new Request(`http://127.0.0.1:3000${path}`), context);
  return { status: response.status, page: await response.text() };
}

describe('the comments page', () => {
  it("the page has the thread and the user's identity", async () => {
    const { status, page } = await show({});
    expect(status).toBe(200);
    expect(page).toContain('"identifier":"ask-us-about-clearing"');
    expect(page).toContain('"remote_auth_s3":"who hmac time"');
  });

  it('the page finds a thread that is not in the cache yet', async () => {
    expect(await show({ live: { disqus: '' }, fresh: {} })).toMatchObject({ status: 200 });
  });

  it.each([
    ['there are no comments', { live: { comments: false } }, 404],
    ['the identity of the user is unknown', { signs: false }, 503],
    ['the session is lost', { isSignedIn: false }, 401],
    ['its path has another spelling', { path: '/Dashboard/live/comments' }, 404],
    ['its path ends with a slash', { path: '/dashboard/live/comments/' }, 404],
    ['its path is escaped', { path: '/dashboard/live/%63omments' }, 404],
  ])('the frame shows that comments are unavailable when %s', async (_when, given, expected) => {
    const { status, page } = await show(given);
    expect(status).toBe(expected);
    expect(page).toContain("The comments couldn't be loaded.");
    expect(page).not.toContain('<script');
  });
});
