import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csrfToken, CSRF_FIELD } from '#app/platform/server/session/csrf.server.ts';
import { limitOf } from './limited-requests.ts';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

const html = { Accept: 'text/html,application/xhtml+xml' };
const FORM = 'application/x-www-form-urlencoded';

let hub: RunningHub;

beforeEach(async () => {
  hub = await startHub({
    config: {
      // Without load limits, because on a busy machine the hub would refuse some of twenty
      // concurrent requests.
      loadLimits: { delayMs: 0, requests: 0 },
      rateLimits: { signIn: 1, save: 1, lookup: 1, search: 1, privateLink: 1, report: 1 },
    },
  });
});

afterEach(() => hub.close());

/** A user's session cookie, and the CSRF token of the user's forms. */
async function signedIn(uid: string): Promise<{ cookie: string; token: string }> {
  const { sessions } = hub.services;
  const value = await sessions.seal({
    sid: `sid-${uid}`,
    uid,
    accessToken: 'access',
    refreshToken: null,
    idToken: null,
    accessExpiresAt: Date.now() + 600_000,
    refreshExpiresAt: null,
    signedInAt: Date.now(),
    refusedBy: {},
  });
  const session = await sessions.open(value);
  if (session === null) throw new Error('the cookie cannot be opened');
  return { cookie: `hub=${value}`, token: csrfToken(session) };
}

const post = (fields: Record<string, string>, headers: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString();
  return hub.send('/dashboard', {
    method: 'POST',
    headers: {
      ...headers,
      Origin: hub.url,
      'Content-Type': FORM,
      'Content-Length': String(Buffer.byteLength(body)),
    },
    body,
  });
};

describe('a user who exceeds a limit', () => {
  it('a form over a limit is refused at once, the page shows when to try again, and the input is stored', async () => {
    const { cookie, token } = await signedIn('aisha');
    const headers = { ...html, Cookie: cookie };
    const fields = {
      [CSRF_FIELD]: token,
      text: 'written by Aisha',
      redirectTo: '/dashboard?widget=Notes',
    };
    expect((await post(fields, headers)).status).toBe(200);

    const { status, headers: responseHeaders, body } = await post(fields, headers);
    expect(status).toBe(429);
    expect(Number(responseHeaders['retry-after'])).toBeGreaterThan(0);
    expect(responseHeaders['cache-control']).toBe('no-store');
    expect(body).toContain('<h1>That was more than we can take at once</h1>');
    expect(body).toMatch(/Try again in \d+ seconds\./);
    expect(body).toContain('What you typed is kept for half an hour');
    expect(body).toContain('href="/dashboard?widget=Notes"');
    const saved = responseHeaders['set-cookie']?.find((one) => one.startsWith('hub-kept='));
    const id = /^hub-kept=([^;]+)/.exec(saved ?? '')?.[1] ?? '';
    const stashed = await hub.services.vault.open(
      'kept-input',
      (await hub.services.stashStore.find(id)) ?? '',
    );
    expect(stashed).toMatchObject({ fields: { text: ['written by Aisha'] } });
    expect(hub.routes.actions).toHaveLength(1);
  });

  it('a user over a limit does not affect other users, and can always sign out', async () => {
    const [first, second] = [await signedIn('one'), await signedIn('two')];
    const send = ({ cookie, token }: typeof first) =>
      post({ [CSRF_FIELD]: token }, { ...html, Cookie: cookie });
    const seen = [await send(first), await send(first), await send(second)];
    expect(seen.map(({ status }) => status)).toEqual([200, 429, 200]);
    expect(limitOf({ method: 'POST', path: '/account/logout' })).toBeNull();
    expect(limitOf({ method: 'POST', path: '/resources/session' })).toBeNull();
  });

  it('a script over a limit receives a short 429 response, because it still has its text', async () => {
    const { cookie, token } = await signedIn('aisha');
    const headers = { Accept: '*/*', Cookie: cookie };
    await post({ [CSRF_FIELD]: token, text: 'x' }, headers);
    const {
      status,
      headers: responseHeaders,
      body,
    } = await post({ [CSRF_FIELD]: token, text: 'x' }, headers);
    expect(status).toBe(429);
    expect(responseHeaders['set-cookie']).toBeUndefined();
    expect(body).toBe('Too many requests\n');
  });

  it('exceeding a limit is counted, and logged once without a name or an address', async () => {
    const { cookie, token } = await signedIn('aisha');
    for (let times = 0; times < 4; times += 1)
      await post({ [CSRF_FIELD]: token }, { ...html, Cookie: cookie });
    expect((await hub.send('/metrics')).body).toContain('hub_limited_total{limit="save"} 3');
    const logged = hub.lines.filter(({ msg }) => msg === 'limit reached');
    expect(logged).toMatchObject([{ level: 'warn', limit: 'save', by: 'person' }]);
    expect(JSON.stringify(hub.lines)).not.toMatch(/aisha|127\.0\.0\.1/);
  });
});

describe('an address that exceeds a limit', () => {
  it('an address over the sign-in limit is refused, and the page has a link to try again', async () => {
    const statuses = [];
    for (let times = 0; times < 3; times += 1)
      statuses.push(
        (await hub.send('/account/login?returnUrl=%2Fstatus', { headers: html })).status,
      );
    // The fake build has no sign-in, so the first response is 404.
    expect(statuses).toEqual([404, 429, 429]);
    const { body } = await hub.send('/account/login', { headers: html });
    expect(body).toContain('<a class="action" href="">Try again</a>');
  });
});

describe('private links', () => {
  /** The files requested from the calendar API. Only files whose names start with `mine` exist. */
  let requests: string[];
  beforeEach(() => {
    requests = [];
    hub.routes.feed = async (file) => {
      requests.push(file);
      // The delay allows other guesses to arrive before this response. The result does not depend
      // on their number.
      await setTimeout(20);
      return file.startsWith('mine') ? 200 : 404;
    };
  });

  const open = async (file: string) => (await hub.send(`/calendar/${file}`)).status;
  const openAll = async (files: readonly string[]) => Promise.all(files.map(open));
  const openEach = async (files: readonly string[]) => {
    const statuses = [];
    for (const file of files) statuses.push(await open(file));
    return statuses;
  };

  it('guesses over the limit are refused without a call to the API', async () => {
    expect(await openEach(['guess-1', 'guess-2', 'guess-3'])).toEqual([404, 429, 429]);
    expect(requests).toEqual(['guess-1']);
  });

  it('a known link still works after guesses from the same address are refused', async () => {
    expect(await openEach(['mine', 'guess-1', 'guess-2', 'mine'])).toEqual([200, 404, 429, 200]);
  });

  it('repeated requests for an expired calendar link count once', async () => {
    const statuses = await openEach(['ended', 'ended', 'ended']);
    expect(statuses).toEqual([404, 404, 404]);
  });

  it('the limit applies to concurrent guesses in the same way as to sequential guesses', async () => {
    const files = Array.from({ length: 20 }, (_, i) => `guess-${i}`);
    const statuses = await openAll(files);
    expect(statuses.filter((status) => status === 404)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
    expect(requests).toHaveLength(1);
  });

  it('many existing links can be opened at the same time', async () => {
    const files = Array.from({ length: 20 }, (_, i) => `mine-${i}`);
    expect(new Set(await openAll(files))).toEqual(new Set([200]));
  });

  it('a guess is counted even if its client disconnects, and does not block other guesses', async () => {
    hub.routes.feed = (file) => {
      requests.push(file);
      return file === 'guess-1' ? new Promise(() => undefined) : Promise.resolve(404);
    };
    const left = new AbortController();
    const gone = fetch(`${hub.url}/calendar/guess-1`, { signal: left.signal });
    await expect.poll(() => requests).toEqual(['guess-1']);
    left.abort();
    await expect(gone).rejects.toThrow();
    expect(await open('guess-2')).toBe(429);
  });
});

it.each([
  ['POST', '/resources/todo', 'save'],
  ['POST', '/dashboard/preferences', 'lookup'],
  ['POST', '/dashboard/welcome', 'lookup'],
  ['GET', '/resources/addresses', 'lookup'],
  ['GET', '/resources/phone', 'lookup'],
  ['GET', '/account/login', 'signIn'],
  ['GET', '/account/login.data', 'signIn'],
  ['GET', '/account/reauth', 'signIn'],
  ['GET', '/account/callback', null],
  ['GET', '/explore/search', 'search'],
  ['HEAD', '/calendar/x.ics', 'privateLink'],
  ['GET', '/shared/x', 'privateLink'],
  ['GET', '/shared/x.data', 'privateLink'],
  ['GET', '/dashboard/calendar', null],
  ['GET', '/dashboard', null],
])('%s %s counts towards the limit %s', (method, path, limit) => {
  expect(limitOf({ method, path })).toBe(limit);
});
