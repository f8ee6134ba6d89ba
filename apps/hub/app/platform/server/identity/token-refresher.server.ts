import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Cache } from '#app/platform/server/cache/cache.server.ts';
import { type InFlight, oneInFlight } from '#app/platform/server/cache/one-in-flight.server.ts';
import type { OidcResult } from './oidc-calls.server.ts';
import type { Oidc, TokenSet } from './oidc.server.ts';
import type { Vault } from '#app/platform/server/crypto/vault.server.ts';

/**
 * How long the result of a refresh is stored (seconds). A browser that leaves a page before the
 * response arrives never receives the new cookie, and may send the used token minutes later.
 */
const REMEMBERED_S = 5 * 60;

/**
 * Minimum remaining lifetime of a stored access token, which must outlast the calls of one page
 * (milliseconds).
 */
const ENDS_SOON_MS = 10_000;

/**
 * Maximum time for which other instances wait while an instance refreshes a token: longer than a
 * time-out.
 */
const LOCK_MS = 6_000;
const LOCK_POLL_MS = 50;

const tokenSet = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  idToken: z.string().nullable(),
  accessExpiresAt: z.number(),
  refreshExpiresAt: z.number().nullable(),
});

/** Renews tokens. Many providers revoke all tokens if a refresh token is used twice. */
export interface TokenRefresher {
  refresh: (refreshToken: string) => Promise<OidcResult<TokenSet>>;
}

/**
 * Uses each refresh token only once, even if several requests, tabs and instances send it at the
 * same time: the first request refreshes, and all other requests receive the same result.
 */
export function createTokenRefresher(
  oidc: Pick<Oidc, 'refresh'>,
  cache: Cache,
  vault: Vault,
): TokenRefresher {
  // Within this process, calls share one refresh even when the shared cache is down. Between
  // instances, the lock prevents a second refresh.
  const inFlight: InFlight = new Map();

  async function recall(spent: string, key: string): Promise<OidcResult<TokenSet> | undefined> {
    const sealed = await cache.get(`tokens:${key}`, z.string());
    if (sealed === undefined) return undefined;
    const { data } = tokenSet.safeParse(await vault.open('refreshed-tokens', sealed));
    if (data === undefined) return undefined;
    if (data.accessExpiresAt - Date.now() > ENDS_SOON_MS) return { ok: true, value: data };
    // A replaced refresh token must not be sent again; its successor is sent.
    const { refreshToken: next } = data;
    return next === null || next === spent ? undefined : refresh(next);
  }

  /** @returns the result from another instance, or undefined if this instance must refresh */
  async function waitForTurn(
    refreshToken: string,
    key: string,
  ): Promise<OidcResult<TokenSet> | undefined> {
    while (!(await cache.add(`tokens-lock:${key}`, true, LOCK_MS))) {
      await delay(LOCK_POLL_MS);
      const others = await recall(refreshToken, key);
      if (others) return others;
    }
    return undefined;
  }

  async function refreshOnce(refreshToken: string, key: string): Promise<OidcResult<TokenSet>> {
    const known = (await recall(refreshToken, key)) ?? (await waitForTurn(refreshToken, key));
    if (known) return known;
    const outcome = await oidc.refresh(refreshToken);
    if (outcome.ok) {
      const sealed = await vault.seal('refreshed-tokens', outcome.value, REMEMBERED_S);
      await cache.set(`tokens:${key}`, sealed, REMEMBERED_S * 1000);
    }
    await cache.delete(`tokens-lock:${key}`);
    return outcome;
  }

  function refresh(refreshToken: string): Promise<OidcResult<TokenSet>> {
    const key = createHash('sha256').update(refreshToken).digest('base64url');
    return oneInFlight(inFlight, key, () => refreshOnce(refreshToken, key));
  }

  return { refresh };
}
