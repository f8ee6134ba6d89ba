import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cache } from '#app/platform/server/cache/cache.server.ts';
import { createLocalCache } from '#app/platform/server/cache/local-cache.server.ts';
import type { Oidc, TokenSet } from './oidc.server.ts';
import { createTokenRefresher } from './token-refresher.server.ts';
import { createVault } from '#app/platform/server/crypto/vault.server.ts';

const tokens = (n: number, accessExpiresAt = Date.parse('2099-01-01')): TokenSet => ({
  accessToken: `access-${n}`,
  refreshToken: `refresh-${n}`,
  idToken: null,
  accessExpiresAt,
  refreshExpiresAt: null,
});

const vault = createVault(['a'.repeat(32)]);

let cache: Cache;
/** One instance of the hub; all instances share the cache. */
const instance = (refresh: Oidc['refresh']) => createTokenRefresher({ refresh }, cache, vault);

beforeEach(() => {
  cache = createLocalCache();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createTokenRefresher', () => {
  it('concurrent requests use a refresh token once', async () => {
    const refresh = vi.fn<Oidc['refresh']>(() => Promise.resolve({ ok: true, value: tokens(1) }));
    const refresher = instance(refresh);
    const together = await Promise.all([
      refresher.refresh('refresh-0'),
      refresher.refresh('refresh-0'),
      refresher.refresh('refresh-0'),
    ]);
    expect(together).toEqual(Array(3).fill({ ok: true, value: tokens(1) }));
    expect(await refresher.refresh('refresh-0')).toEqual({ ok: true, value: tokens(1) });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  describe('access tokens that last 90 seconds', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    });

    const short = (n: number) => tokens(n, Date.now() + 90_000);

    it('a cached access token is not used in the last 10 seconds before it expires', async () => {
      let n = 0;
      const refresh = vi.fn<Oidc['refresh']>((refreshToken) =>
        Promise.resolve({ ok: true, value: { ...short(++n), refreshToken } }),
      );
      const refresher = instance(refresh);
      await refresher.refresh('kept');
      vi.setSystemTime(79_999);
      expect(await refresher.refresh('kept')).toMatchObject({ value: { accessToken: 'access-1' } });
      vi.setSystemTime(80_000);
      expect(await refresher.refresh('kept')).toMatchObject({ value: { accessToken: 'access-2' } });
      vi.setSystemTime(200_000);
      expect(await instance(refresh).refresh('kept')).toMatchObject({
        value: { accessToken: 'access-3' },
      });
      expect(refresh).toHaveBeenCalledTimes(3);
    });

    it('a replaced refresh token is not sent again, but its successor is', async () => {
      let n = 0;
      const refresh = vi.fn<Oidc['refresh']>(() =>
        Promise.resolve({ ok: true, value: short(++n) }),
      );
      const refresher = instance(refresh);
      await refresher.refresh('refresh-0');
      for (const [at, newest] of [
        [100_000, 'access-2'],
        [200_000, 'access-3'],
      ] as const) {
        vi.setSystemTime(at);
        expect(await refresher.refresh('refresh-0')).toMatchObject({
          value: { accessToken: newest },
        });
      }
      expect(refresh.mock.calls.flat()).toEqual(['refresh-0', 'refresh-1', 'refresh-2']);
    });
  });

  it('tokens of different users stay separate', async () => {
    const refresh = vi.fn<Oidc['refresh']>((token) =>
      Promise.resolve({ ok: true, value: { ...tokens(1), accessToken: `for ${token}` } }),
    );
    const refresher = instance(refresh);
    const [ann, bob] = await Promise.all([refresher.refresh('ann'), refresher.refresh('bob')]);
    expect(ann).toMatchObject({ value: { accessToken: 'for ann' } });
    expect(bob).toMatchObject({ value: { accessToken: 'for bob' } });
  });

  it('a second instance waits for the refresh of the first instance', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let finish: (() => void) | undefined;
    const first = instance(
      () =>
        new Promise((resolve) => {
          finish = () => resolve({ ok: true, value: tokens(1) });
        }),
    );
    const secondRefresh = vi.fn<Oidc['refresh']>();
    const flight = first.refresh('refresh-0');
    await expect.poll(() => finish).toBeDefined();
    const waiting = instance(secondRefresh).refresh('refresh-0');
    finish?.();
    expect(await waiting).toEqual(await flight);
    expect(secondRefresh).not.toHaveBeenCalled();
  });

  it('a second instance stops waiting when the first instance fails', async () => {
    let fail: (() => void) | undefined;
    const first = instance(
      () =>
        new Promise((resolve) => {
          fail = () => resolve({ ok: false, kind: 'unavailable' });
        }),
    );
    const secondRefresh = vi.fn<Oidc['refresh']>(() =>
      Promise.resolve({ ok: true, value: tokens(2) }),
    );
    const flight = first.refresh('refresh-0');
    await expect.poll(() => fail).toBeDefined();
    const waiting = instance(secondRefresh).refresh('refresh-0');
    fail?.();
    expect(await flight).toEqual({ ok: false, kind: 'unavailable' });
    expect(await waiting).toEqual({ ok: true, value: tokens(2) });
  });

  it('each instance refreshes once when the shared cache is down', async () => {
    cache.get = () => Promise.resolve(undefined);
    cache.add = () => Promise.resolve(true);
    const refresh = vi.fn<Oidc['refresh']>(() => Promise.resolve({ ok: true, value: tokens(1) }));
    const refresher = instance(refresh);
    await Promise.all([refresher.refresh('refresh-0'), refresher.refresh('refresh-0')]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('new tokens are stored for five minutes, sealed, for a browser that did not receive them', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const put = vi.spyOn(cache, 'set');
    const refresh = vi.fn<Oidc['refresh']>(() => Promise.resolve({ ok: true, value: tokens(1) }));
    await instance(refresh).refresh('refresh-0');
    expect(JSON.stringify(put.mock.calls)).not.toMatch(/access-1|refresh-0|refresh-1/);

    vi.setSystemTime(5 * 60_000 - 1);
    await instance(refresh).refresh('refresh-0');
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.setSystemTime(5 * 60_000 + 1);
    await instance(refresh).refresh('refresh-0');
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('a failed refresh is not cached', async () => {
    const refresh = vi
      .fn<Oidc['refresh']>()
      .mockResolvedValueOnce({ ok: false, kind: 'unavailable' })
      .mockResolvedValueOnce({ ok: true, value: tokens(1) });
    const refresher = instance(refresh);
    expect(await refresher.refresh('refresh-0')).toEqual({ ok: false, kind: 'unavailable' });
    expect(await refresher.refresh('refresh-0')).toEqual({ ok: true, value: tokens(1) });
  });
});
