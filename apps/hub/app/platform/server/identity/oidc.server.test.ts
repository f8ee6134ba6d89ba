import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDENTITY_POLL_MS } from './oidc-client.server.ts';
import { createOidc } from './oidc.server.ts';
import {
  startFakeProvider,
  type FakeProvider,
} from '#app/platform/server/testing/fake-provider.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import type { FollowCall } from '#app/platform/server/observability/traces.server.ts';
import type { UpstreamCall } from '#app/platform/server/upstream/upstream-calls.server.ts';

const checks = { state: 'state-1', nonce: 'nonce-1', verifier: 'v'.repeat(43) };

/** Client authentication. The id and the secret must already be percent-encoded (RFC 6749). */
const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

let provider: FakeProvider;
let calls: UpstreamCall[];
let lines: Record<string, unknown>[];

beforeEach(async () => {
  provider = await startFakeProvider();
});

afterEach(async () => {
  vi.useRealTimers();
  await provider.close();
});

function createClient(identityWaitMs = 30_000, revocationWaitMs = 30_000, follow?: FollowCall) {
  const recording = createRecordingLog();
  lines = recording.lines;
  calls = [];
  return createOidc({
    config: {
      publicUrl: 'http://hub.test',
      oidc: { issuer: provider.issuer, clientId: 'applicant-hub', clientSecret: 's3cret' },
    },
    log: recording.log,
    onCall: (call) => void calls.push(call),
    follow,
    identityWaitMs,
    revocationWaitMs,
  });
}

describe('the wait for the identity client', () => {
  it('[SH-33] the wait for the identity client retries every 50 ms until the provider responds', async () => {
    provider.behave({ discoveryFailures: 3 });
    const startedAt = performance.now();
    expect(await createClient().isReady()).toBe(true);
    expect(IDENTITY_POLL_MS).toBe(50);
    expect(provider.discoveries()).toBe(4);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3 * IDENTITY_POLL_MS - 5);
    expect(lines).toEqual([]);
  });

  it('[SH-33] concurrent callers share one wait, and the client is created once', async () => {
    const oidc = createClient();
    expect(await Promise.all([oidc.isReady(), oidc.isReady(), oidc.isReady()])).toEqual([
      true,
      true,
      true,
    ]);
    await oidc.isReady();
    expect(provider.discoveries()).toBe(1);
  });

  it('[SH-33] after a time-out the wait stops with one log line, and a later call waits again', async () => {
    provider.behave({ discoveryFailures: Number.POSITIVE_INFINITY });
    const oidc = createClient(200);
    const [isReady, url] = await Promise.all([oidc.isReady(), oidc.signInUrl(checks, false)]);
    expect(isReady).toBe(false);
    expect(url).toEqual({ ok: false, kind: 'unavailable' });
    expect(lines).toMatchObject([{ level: 'warn', api: 'sign-in', operation: 'discovery' }]);
    expect(calls).toMatchObject([{ operation: 'discovery', outcome: 'unavailable' }]);

    provider.behave({ discoveryFailures: 0 });
    expect(await oidc.isReady()).toBe(true);
  });
});

describe('a sign-in', () => {
  it('[SH-32] a sign-in uses the code flow with PKCE, state and nonce', async () => {
    const url = await createClient().signInUrl(checks, false);
    if (!url.ok) throw new Error(url.kind);
    expect(url.value.href.startsWith(`${provider.issuer}/auth?`)).toBe(true);
    expect(Object.fromEntries(url.value.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'applicant-hub',
      redirect_uri: 'http://hub.test/account/callback',
      scope: 'openid offline_access',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
  });

  it('[SH-31] a forced sign-in requires the password again', async () => {
    const url = await createClient().signInUrl(checks, true);
    expect(url.ok && url.value.searchParams.get('prompt')).toBe('login');
  });

  it('the code is exchanged for tokens by a confidential client', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    provider.behave({ nonce: 'nonce-1', subject: 'offers', expiresIn: 600 });
    const tokens = await createClient().redeem('?code=c-1&state=state-1', checks);
    expect(tokens).toMatchObject({
      ok: true,
      value: { uid: 'offers', accessToken: 'access-1', refreshToken: 'refresh-1' },
    });
    expect(tokens.ok && tokens.value.accessExpiresAt).toBe(Date.now() + 600_000);
    expect(provider.seen).toMatchObject([
      {
        authorization: basic('applicant%2Dhub', 's3cret'),
        form: {
          grant_type: 'authorization_code',
          code: 'c-1',
          code_verifier: checks.verifier,
          redirect_uri: 'http://hub.test/account/callback',
        },
      },
    ]);
    expect(calls.map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['discovery', 'ok'],
      ['token', 'ok'],
    ]);
  });

  it.each([
    ['another state', '?code=c&state=other', 'nonce-1', 'unavailable'],
    ['another nonce', '?code=c&state=state-1', 'other', 'unavailable'],
    ['a refusal', '?error=access_denied&state=state-1', 'nonce-1', 'refused'],
    ['an outage', '?error=temporarily_unavailable&state=state-1', 'nonce-1', 'unavailable'],
  ])('a callback with %s is rejected and logged once', async (_what, search, nonce, kind) => {
    provider.behave({ nonce });
    expect(await createClient().redeem(search, checks)).toEqual({ ok: false, kind });
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['was signed with another key', { signsWithAnotherKey: true }],
    ['cannot be checked, because the keys are missing', { keysFailure: true }],
  ])('an ID token that %s is rejected and logged once', async (_what, behaviour) => {
    provider.behave({ nonce: 'nonce-1', ...behaviour });
    const outcome = await createClient().redeem('?code=c-1&state=state-1', checks);
    expect(outcome).toEqual({ ok: false, kind: 'unavailable' });
    expect(lines).toHaveLength(1);
  });

  it('the log contains neither a token nor a code', async () => {
    provider.behave({ nonce: 'other' });
    await createClient().redeem('?code=c-secret&state=state-1', checks);
    expect(JSON.stringify(lines)).not.toMatch(/c-secret|eyJ|access-1|refresh-1/);
  });
});

describe('a refresh', () => {
  it('a refresh returns new tokens', async () => {
    const tokens = await createClient().refresh('refresh-0');
    expect(tokens).toMatchObject({ ok: true, value: { refreshToken: 'refresh-1' } });
    expect(provider.seen[0]?.form).toMatchObject({ refresh_token: 'refresh-0' });
  });

  it("a refresh does not use the provider's keys, because a failed check would waste the token", async () => {
    provider.behave({ keysFailure: true });
    expect(await createClient().refresh('refresh-0')).toMatchObject({ ok: true });
  });

  it('the refresh token is preserved if the provider sends no new token', async () => {
    provider.behave({ keepsRefreshToken: true });
    const tokens = await createClient().refresh('refresh-0');
    expect(tokens.ok && tokens.value.refreshToken).toBe('refresh-0');
  });

  it('an access token without a stated lifetime is not renewed at each request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    provider.behave({ extra: { expires_in: undefined } });
    const tokens = await createClient().refresh('refresh-0');
    expect(tokens.ok && tokens.value.accessExpiresAt).toBe(Date.now() + 300_000);
  });

  it.each(['refresh_expires_in', 'refresh_token_expires_in'])(
    'the lifetime of the refresh token is read from %s',
    async (field) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      provider.behave({ extra: { [field]: 1800 } });
      const tokens = await createClient().refresh('refresh-0');
      expect(tokens.ok && tokens.value.refreshExpiresAt).toBe(Date.now() + 1_800_000);
    },
  );

  it.each([{}, { refresh_expires_in: 0 }, { refresh_expires_in: 'soon' }])(
    'the lifetime of the refresh token is unknown if the provider sends %j',
    async (extra) => {
      provider.behave({ extra });
      const tokens = await createClient().refresh('refresh-0');
      expect(tokens).toMatchObject({ ok: true, value: { refreshExpiresAt: null } });
    },
  );

  it.each([
    ['a spent token', 400, '{"error":"invalid_grant"}', 'refused'],
    ['a wrong configuration of the hub', 401, '{"error":"invalid_client"}', 'unavailable'],
    ['a broken provider', 500, '{"error":"server_error"}', 'unavailable'],
    ['a response that is not JSON', 502, '<html>', 'unavailable'],
  ])('a refresh has a distinct result for %s', async (_what, status, body, kind) => {
    provider.behave({ tokenFailure: { status, body } });
    expect(await createClient().refresh('refresh-0')).toEqual({ ok: false, kind });
    expect(calls.at(-1)).toMatchObject({ operation: 'refresh', outcome: kind });
  });

  it('a refresh fails when the response is endless', async () => {
    provider.behave({ hasNoEnd: true });
    expect(await createClient().refresh('refresh-0')).toEqual({ ok: false, kind: 'unavailable' });
    const tooLarge = { cause: { cause: { message: 'the response is too large' } } };
    expect(lines).toMatchObject([{ operation: 'refresh', kind: 'unavailable', err: tooLarge }]);
  });

  it.each([
    [1_000_000, true],
    [1_100_000, false],
  ])('a refresh with a response of %i bytes succeeds: %s', async (size, isTaken) => {
    provider.behave({ extra: { padding: ' '.repeat(size) } });
    expect(await createClient().refresh('refresh-0')).toMatchObject({ ok: isTaken });
  });

  it('an unreachable provider counts as unavailable', async () => {
    const oidc = createClient();
    await oidc.isReady();
    await provider.close();
    expect(await oidc.refresh('refresh-0')).toEqual({ ok: false, kind: 'unavailable' });
  });
});

describe('a sign-out', () => {
  it('a sign-out revokes the refresh token, and redirects to the page that ends the provider session', async () => {
    const url = await createClient().signOutUrl({ idToken: 'the-id', refreshToken: 'refresh-0' });
    if (!url.ok) throw new Error(url.kind);
    expect(url.value.origin + url.value.pathname).toBe('https://pages.id.example/session/end');
    expect(Object.fromEntries(url.value.searchParams)).toEqual({
      client_id: 'applicant-hub',
      id_token_hint: 'the-id',
      post_logout_redirect_uri: 'http://hub.test/account/logout',
    });
    expect(provider.seen).toMatchObject([{ path: '/revoke', form: { token: 'refresh-0' } }]);
  });

  it('a sign-out continues if the provider does not respond to the revocation, and logs this once', async () => {
    provider.behave({ hangsOnRevocation: true });
    const oidc = createClient(30_000, 50);
    const url = await oidc.signOutUrl({ idToken: null, refreshToken: 'refresh-0' });
    expect(url.ok && url.value.pathname).toBe('/session/end');
    expect(calls.map(({ operation }) => operation)).toEqual(['discovery']);
    await provider.close();
    await expect.poll(() => calls.at(-1)?.outcome).toBe('unavailable');
    expect(lines).toMatchObject([{ operation: 'revocation', kind: 'timeout' }]);
  });

  it('a sign-out works without tokens', async () => {
    const url = await createClient().signOutUrl({ idToken: null, refreshToken: null });
    expect(url.ok && url.value.searchParams.has('id_token_hint')).toBe(false);
    expect(provider.seen).toEqual([]);
  });
});

describe('a trace', () => {
  it('a trace continues in each call to the provider, and the end of the call is recorded', async () => {
    provider.behave({ nonce: checks.nonce });
    const ends: unknown[] = [];
    const state = { tracestate: 'congo=t61' };
    const oidc = createClient(30_000, 30_000, ({ operation }) => ({
      headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, ...state },
      end: ({ outcome }) => void ends.push([operation, outcome]),
    }));
    await oidc.isReady();
    await oidc.redeem('?code=c-1&state=state-1', checks);
    await oidc.refresh('refresh-0');
    expect(provider.seen).toHaveLength(2);
    for (const { trace } of provider.seen) {
      expect(trace).toMatchObject(state);
      expect(trace.traceparent).toMatch(/^00-a+-b+-01$/);
    }
    expect(ends).toEqual([
      ['discovery', 'ok'],
      ['token', 'ok'],
      ['refresh', 'ok'],
    ]);
  });
});

describe('the origins that forms may be redirected to', () => {
  it('the origins are the issuer, and the pages of the provider once they are known', async () => {
    const oidc = createClient();
    expect(oidc.formOrigins()).toEqual([provider.issuer]);
    await oidc.isReady();
    expect(oidc.formOrigins()).toEqual([provider.issuer, 'https://pages.id.example']);
  });
});
