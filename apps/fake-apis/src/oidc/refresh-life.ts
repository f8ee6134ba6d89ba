import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * Says in every answer with a refresh token how long that is good for (seconds), under the name that
 * Keycloak gave it: OpenID Connect has none.
 */
export async function tellRefreshLife(
  ctx: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  if (!('oidc' in ctx) || ctx.oidc.route !== 'token') return;
  const { RefreshToken: token } = ctx.oidc.entities;
  if (token === undefined || ctx.status !== 200) return;
  ctx.body = { ...(ctx.body as object), refresh_expires_in: token.remainingTTL };
}

/** An older refresh token than this is replaced when it is used (per cent of its life). */
const OLD_PERCENT = 70;

/**
 * Whoever does something stays signed in: a refresh token that gets old is replaced. One that is new
 * is not, for two tabs may refresh at once, and the second would end the session of both.
 */
export const isRefreshTokenOld = ({ oidc }: KoaContextWithOIDC): boolean =>
  (oidc.entities.RefreshToken?.ttlPercentagePassed() ?? 0) >= OLD_PERCENT;
