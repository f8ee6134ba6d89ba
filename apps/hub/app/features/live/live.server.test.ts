import { liveSettings, pageState } from '@applicant-hub/api-clients/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { failed, fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import type { LiveSettings } from '@applicant-hub/api-clients';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { loadLive } from './load.server.ts';

const start = new Date('2026-08-12T17:30:00Z');
const time = start.getTime() / 1000;
const embed = 'http://127.0.0.1:4000/player?videoId=1';

/** The calls to the account API in order, and the cookies in the response. */
let requests: string[] = [];
let cookies: string[] = [];
beforeEach(() => {
  requests = [];
  cookies = [];
});

interface Given {
  live?: Partial<LiveSettings>;
  /** The settings that are published now, if they differ from the cached settings. */
  fresh?: Partial<LiveSettings> | null;
  /** The time relative to the start (seconds). */
  at?: number;
  cookie?: string;
  uid?: string;
  signs?: boolean;
  /** Whether the account API never responds. */
  hangs?: boolean;
  context?: Partial<SessionScope['context']>;
}

function load({
  live = {},
  fresh,
  at = -60,
  cookie = '',
  uid = 'me',
  signs = true,
  hangs = false,
  context = {},
}: Given) {
  const published = (fields: Partial<LiveSettings>) =>
    pageState({ live: liveSettings({ time, ...fields }) });
  const call = fakeCall({
    content: {
      pageState: () => ok(published(live)),
      freshPageState: () => {
        requests.push('fresh');
        return fresh === null ? failed('timeout', null) : ok(published(fresh ?? live));
      },
    },
    identity: {
      idToken: () => {
        requests.push('idToken');
        return hangs ? new Promise(() => undefined) : ok('an-id-token');
      },
      commentSignature: (_context: unknown, who: { uid: string; idToken: string }) => {
        requests.push(`signature for ${who.uid} with ${who.idToken}`);
        return signs ? ok('who hmac time') : failed('unavailable', 503);
      },
    },
  });
  return loadLive({
    request: new Request('http://127.0.0.1:3000/dashboard/live', { headers: { cookie } }),
    context: {
      ...call.context,
      ...context,
      now: () => new Date(start.getTime() + at * 1000),
      setCookie: (value: string) => void cookies.push(value),
    },
    applicant: { session: { ...call.applicant.session, uid } },
  });
}

const quiet = { comments: false };

describe('live page data', () => {
  it('[LIV-3][LIV-5] before the start the page shows the start time, and no player', async () => {
    const live = { ...quiet, embed, holding: '<p onclick="x()">At six.</p><script>x()</script>' };
    expect(await load({ live })).toEqual({
      state: 'holding',
      title: 'Ask us about Clearing',
      start: { iso: start.toISOString(), words: 'Wednesday 12 August at 6:30pm UK time' },
      now: start.getTime() - 60_000,
      startsAt: start.getTime(),
      holdingHtml: '<p>At six.</p>',
      informationHtml: '<p>With three advisers.</p>',
      embed: null,
      comments: 'none',
    });
    expect(requests).toEqual([]);
  });

  it('[AMB-100] if the setting cannot be read, the page states that it is unknown whether there is an event', async () => {
    expect(await load({ live: { enabled: null } })).toMatchObject({ state: 'unknown' });
    expect(await load({ live: { enabled: false } })).toMatchObject({ state: 'disabled' });
  });

  it('[LIV-7] the page shows the embed once the event has started', async () => {
    const view = await load({ live: { ...quiet, embed }, at: 0 });
    expect(view).toMatchObject({ state: 'showing', embed, holdingHtml: '' });
    expect(requests).toEqual([]);
  });

  it('[LIV-14] if the embed is missing, the page requests it and bypasses every cache', async () => {
    const view = await load({ live: quiet, fresh: { ...quiet, embed }, at: 5 });
    expect(view).toMatchObject({ state: 'showing', embed });
    expect(requests).toEqual(['fresh']);
  });

  it('[LIV-8][LIV-15] if the request for the missing embed fails, the page continues to wait for the embed', async () => {
    expect(await load({ live: quiet, fresh: null, at: 5 })).toMatchObject({ state: 'awaiting' });
  });

  it('the page omits an embed whose origin is not allowed', async () => {
    const live = { ...quiet, embed: 'https://evil.example/live' };
    expect(await load({ live, at: 5 })).toMatchObject({ state: 'awaiting', embed: null });
  });
});

describe('a player after the start', () => {
  it('after the start, the player is shown without waiting for the comment sign-in', async () => {
    const view = await load({ live: { embed }, at: 5, hangs: true });
    expect(view).toMatchObject({ state: 'showing', embed, comments: 'late' });
  });

  it('after the start, a missing player is requested before the comment sign-in', async () => {
    await load({ live: {}, fresh: { embed }, at: 5 });
    expect(requests[0]).toBe('fresh');
    expect(requests).toHaveLength(3);
  });
});

describe('comments on a live event', () => {
  it('[LIV-10][LIV-11][LIV-12] comments have a signature, which is stored in a cookie for 7200 seconds', async () => {
    expect(await load({})).toMatchObject({ comments: 'shown' });
    expect(requests).toEqual(['idToken', 'signature for me with an-id-token']);
    expect(cookies).toEqual([
      'disqusSSOTokenme=who%20hmac%20time; Path=/; HttpOnly; SameSite=Lax; Max-Age=7200',
    ]);
  });

  it('[LIV-12] the comment sign-in uses the cookie first', async () => {
    expect(await load({ cookie: 'disqusSSOTokenme=who%20hmac%20time' })).toMatchObject({
      comments: 'shown',
    });
    expect([requests, cookies]).toEqual([[], []]);
  });

  it('a new signature is requested when the cookie cannot be read', async () => {
    const cookie = 'disqusSSOTokenme=%E0%A4%A';
    expect(await load({ cookie })).toMatchObject({ comments: 'shown' });
    expect(requests).toHaveLength(2);
  });

  it('a signature is not requested again soon after a failure', async () => {
    const { cache } = createTestSite().request().context;
    await load({ signs: false, context: { cache } });
    expect(await load({ context: { cache } })).toMatchObject({ comments: 'none' });
    expect(requests).toHaveLength(2);
    expect(await load({ uid: 'you', context: { cache } })).toMatchObject({ comments: 'shown' });
  });

  it("a signature is requested for each user, and another user's cookie is ignored", async () => {
    await load({ cookie: 'disqusSSOTokenyou=x', uid: "a;b=(c)'" });
    expect(requests).toHaveLength(2);
    expect(cookies[0]).toMatch(/^disqusSSOTokena%3Bb%3D%28c%29%27=/);
  });

  it.each([
    ['are not active', { live: { comments: false } }, []],
    ['have no thread', { live: { disqus: '' } }, []],
    ['have no signature', { signs: false }, ['idToken', 'signature for me with an-id-token']],
  ])('[LIV-9] comments are omitted when they %s', async (_what, given, calls) => {
    expect(await load(given)).toMatchObject({ state: 'holding', comments: 'none' });
    expect(requests).toEqual(calls);
    expect(cookies).toEqual([]);
  });
});
