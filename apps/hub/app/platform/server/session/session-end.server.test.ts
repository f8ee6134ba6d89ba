import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cache } from '#app/platform/server/cache/cache.server.ts';
import type { Oidc } from '#app/platform/server/identity/oidc.server.ts';
import { readSession } from './session-cookie.server.ts';
import { extendSession, requireSession, sessionEndsIn } from './session.server.ts';
import { signOut } from './sign-out.server.ts';
import { createSignedOut } from '#app/platform/server/identity/signed-out.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { get, HOUR, now, signIn, thrownBy, tokens } from './testing/signed-in.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a session that was sealed with an older secret', () => {
  const secrets = { old: 'a'.repeat(32), next: 'b'.repeat(32) };
  const rotated = (oidc: Partial<Oidc> = {}) =>
    createTestSite({ config: { sessionSecrets: [secrets.next, secrets.old] }, oidc });
  const signedInBefore = (remaining: number) =>
    signIn(createTestSite({ config: { sessionSecrets: [secrets.old] } }), {
      accessExpiresAt: now.getTime() + remaining,
    });

  it('a session sealed with an older secret is sealed again with the new secret', async () => {
    const site = rotated();
    const { context, setCookies } = site.request();
    const session = await requireSession(get('/dashboard', await signedInBefore(HOUR)), context);
    const after = createTestSite({ config: { sessionSecrets: [secrets.next] } });
    const again = await readSession(get('/', cookieHeader(setCookies)), after.request().context);
    expect(again).toMatchObject({ sid: session.sid, accessToken: 'access-0', isOutdated: false });
    expect(setCookies).toHaveLength(1);

    const next = site.request();
    await requireSession(get('/dashboard', cookieHeader(setCookies)), next.context);
    expect(next.setCookies).toEqual([]);
  });

  it('a session sealed with an older secret is not sealed again shortly before its tokens are renewed', async () => {
    const { context, setCookies } = rotated().request();
    await requireSession(get('/dashboard', await signedInBefore(120_000)), context);
    expect(setCookies).toEqual([]);
  });
});

describe('a session that was signed out', () => {
  it('a copy of a signed-out session is refused, and a new sign-in starts another session', async () => {
    const site = createTestSite();
    const cookies = await signIn(site);
    const { context } = site.request();
    const session = (await readSession(get('/', cookies), context))!;
    const other = await signIn(site);
    await signOut(session, context);
    expect(await readSession(get('/', cookies), site.request().context)).toBeNull();
    const guarded = requireSession(get('/dashboard', cookies), site.request().context);
    expect((await thrownBy(guarded)).headers.get('Location')).toContain('/account/login');
    expect(await readSession(get('/', other), site.request().context)).not.toBeNull();
    expect(await readSession(get('/', await signIn(site)), site.request().context)).not.toBeNull();
  });

  it('every instance refuses a signed-out session until the last of its tokens has expired', async () => {
    const saved = new Map<string, number>();
    const cache: Pick<Cache, 'get' | 'insistOn'> = {
      get: (key, schema) =>
        Promise.resolve(schema.safeParse(saved.has(JSON.stringify(key)) || undefined).data),
      insistOn: (key, _value, ttlMs) => Promise.resolve(void saved.set(JSON.stringify(key), ttlMs)),
    };
    const session = { sid: 'a', ...tokens({ refreshExpiresAt: now.getTime() + 3 * HOUR }) };
    await createSignedOut(cache).add(session);
    expect([...saved.values()]).toEqual([3 * HOUR]);
    expect([...saved.keys()].join()).not.toContain(':a');
    expect(await createSignedOut(cache).has('a')).toBe(true);
    expect(await createSignedOut(cache).has('b')).toBe(false);
  });
});

describe('the end of a session', () => {
  const signedIn = async (overrides: Parameters<typeof tokens>[0], oidc: Partial<Oidc> = {}) => {
    const site = createTestSite({ oidc });
    const request = get('/dashboard', await signIn(site, overrides));
    const { context, setCookies } = site.request();
    const session = await requireSession(request, context);
    return { session, context, setCookies };
  };

  it.each([
    [
      'as long as the tokens can be renewed',
      { refreshExpiresAt: now.getTime() + 2 * HOUR },
      2 * HOUR,
    ],
    [
      'as long as the access token, if its lifetime is longer',
      { refreshExpiresAt: now.getTime() + 1 },
      HOUR,
    ],
    ['as long as the access token, if there is no other token', { refreshToken: null }, HOUR],
    ['for an unknown time, if the provider does not state it', {}, null],
  ])('a session lasts %s', async (_what, overrides, expected) => {
    expect(sessionEndsIn((await signedIn(overrides)).session)).toBe(expected);
  });

  it("the session is extended at the user's request, even if its tokens do not need to be renewed yet", async () => {
    const next = tokens({ accessToken: 'access-1', refreshExpiresAt: now.getTime() + 3 * HOUR });
    const refresh = vi.fn<Oidc['refresh']>(() => Promise.resolve({ ok: true, value: next }));
    const { session, context, setCookies } = await signedIn(
      { refreshExpiresAt: now.getTime() + 2 * HOUR },
      { refresh },
    );
    expect(refresh).not.toHaveBeenCalled();
    expect(sessionEndsIn(await extendSession(session, context))).toBe(3 * HOUR);
    expect(setCookies).toHaveLength(1);
  });

  it('the expiry of a session does not change if the provider does not respond or renews only the access token', async () => {
    const end = { refreshExpiresAt: now.getTime() + 2 * HOUR };
    const down = await signedIn(end);
    expect(sessionEndsIn(await extendSession(down.session, down.context))).toBe(2 * HOUR);
    const refresh = () => Promise.resolve({ ok: true as const, value: tokens() });
    const same = await signedIn(end, { refresh });
    expect(sessionEndsIn(await extendSession(same.session, same.context))).toBe(2 * HOUR);
  });
});
