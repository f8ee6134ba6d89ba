import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * Adds the lifetime (seconds) of a refresh token to every response that has a refresh token, under
 * Keycloak's name for it. OpenID Connect has no standard name.
 */
export async function sendRefreshLife(
  ctx: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  if (!('oidc' in ctx) || ctx.oidc.route !== 'token') return;
  const { RefreshToken: token } = ctx.oidc.entities;
  if (token === undefined || ctx.status !== 200) return;
  ctx.body = { ...(ctx.body as object), refresh_expires_in: token.remainingTTL };
}

/** Age, as a percentage of its lifetime, after which a refresh token is replaced on use. */
const OLD_PERCENT = 70;

/**
 * Active users are not signed out, because an ageing refresh token is replaced. A new token is not
 * replaced: two tabs may refresh at the same time, and the second refresh would end the session of
 * both tabs.
 */
export const isRefreshTokenOld = ({ oidc }: KoaContextWithOIDC): boolean =>
  (oidc.entities.RefreshToken?.ttlPercentagePassed() ?? 0) >= OLD_PERCENT;
