import * as openid from 'openid-client';
import type { Logger } from 'pino';
import { beforeDeadline } from '#app/platform/server/upstream/before-deadline.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import type { FollowCall } from '#app/platform/server/observability/traces.server.ts';
import type { OnUpstreamCall } from '#app/platform/server/upstream/upstream-calls.server.ts';
import { createOidcCalls, type OidcCalls, type OidcResult } from './oidc-calls.server.ts';
import { createOidcClient, type OidcClients } from './oidc-client.server.ts';

const IDENTITY_WAIT_MS = 5_000;

/** Maximum time that a sign-out waits for the revocation of the refresh token (milliseconds). */
const REVOCATION_WAIT_MS = 1_000;

/** `offline_access` requests a refresh token, so that users stay signed in while they write. */
const SCOPE = 'openid offline_access';

export interface TokenSet {
  accessToken: string;
  refreshToken: string | null;
  idToken: string | null;
  /** Epoch milliseconds. */
  accessExpiresAt: number;
  /**
   * When the refresh token expires (epoch milliseconds); null if the provider does not state it.
   */
  refreshExpiresAt: number | null;
}

export interface SignInChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** The hub's client for OpenID Connect: authorization code with PKCE (SH-32). */
export interface Oidc {
  /** Waits for the provider's discovery document, at most about five seconds. */
  isReady: () => Promise<boolean>;
  /**
   * @returns the URL of the sign-in; `forced` requires the password even if the user is signed in
   */
  signInUrl: (checks: SignInChecks, forced: boolean) => Promise<OidcResult<URL>>;
  /** Exchanges the code of a callback; `search` is the callback's query string. */
  redeem: (search: string, checks: SignInChecks) => Promise<OidcResult<TokenSet & { uid: string }>>;
  refresh: (refreshToken: string) => Promise<OidcResult<TokenSet>>;
  /**
   * Revokes the refresh token if the provider supports it, and returns the URL that ends the
   * provider's session.
   */
  signOutUrl: (session: Pick<TokenSet, 'idToken' | 'refreshToken'>) => Promise<OidcResult<URL>>;
  /** Origins to which a form of the hub may be redirected. */
  formOrigins: () => readonly string[];
}

interface OidcDependencies {
  config: Pick<HubConfig, 'oidc' | 'publicUrl'>;
  log: Logger;
  onCall: OnUpstreamCall;
  follow?: FollowCall | undefined;
  /** Time limit of one wait for the provider's discovery document (milliseconds). */
  identityWaitMs?: number;
  revocationWaitMs?: number;
}

export function createOidc({
  config,
  log,
  onCall,
  follow,
  identityWaitMs = IDENTITY_WAIT_MS,
  revocationWaitMs = REVOCATION_WAIT_MS,
}: OidcDependencies): Oidc {
  const calls = createOidcCalls(log, onCall, follow);
  const client = createOidcClient(config.oidc, calls, identityWaitMs);

  /** Runs one step, which fails if the provider's discovery document does not arrive in time. */
  async function step<T>(
    operation: string,
    work: (clients: OidcClients) => Promise<T>,
  ): Promise<OidcResult<T>> {
    const clients = await client.find();
    if (!clients) return { ok: false, kind: 'unavailable' };
    return calls.attempt(operation, () => work(clients));
  }

  return {
    isReady: async () => (await client.find()) !== undefined,

    signInUrl: ({ state, nonce, verifier }, forced) =>
      step('sign-in', async ({ plain }) =>
        openid.buildAuthorizationUrl(plain, {
          redirect_uri: `${config.publicUrl}/account/callback`,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(forced ? { prompt: 'login' } : {}),
        }),
      ),

    redeem: (search, { state, nonce, verifier }) =>
      step('token', async ({ checking }) => {
        const callback = new URL(`${config.publicUrl}/account/callback${search}`);
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await calls.observed('token', () =>
          openid.authorizationCodeGrant(checking, callback, checks),
        );
        const uid = tokens.claims()?.sub;
        if (uid === undefined) throw new Error('the token response has no ID token');
        return { ...toTokenSet(tokens), uid };
      }),

    refresh: (refreshToken) =>
      step('refresh', async ({ plain }) => {
        const tokens = toTokenSet(
          await calls.observed('refresh', () => openid.refreshTokenGrant(plain, refreshToken)),
        );
        // A provider that does not rotate refresh tokens sends no new token, and the old token
        // remains valid.
        return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
      }),

    signOutUrl: ({ idToken, refreshToken }) =>
      step('sign-out', async ({ plain }) => {
        if (refreshToken !== null && plain.serverMetadata().revocation_endpoint) {
          await revoke(plain, refreshToken, { calls, log, revocationWaitMs });
        }
        return openid.buildEndSessionUrl(plain, {
          post_logout_redirect_uri: `${config.publicUrl}/account/logout`,
          ...(idToken === null ? {} : { id_token_hint: idToken }),
        });
      }),

    formOrigins: client.formOrigins,
  };
}

/**
 * Revokes a refresh token. The sign-out waits only briefly for a slow provider, because a token
 * that is not revoked still expires.
 */
async function revoke(
  plain: openid.Configuration,
  refreshToken: string,
  { calls, log, revocationWaitMs }: { calls: OidcCalls; log: Logger; revocationWaitMs: number },
): Promise<void> {
  let isOver = false;
  const over = (trouble: { err: unknown } | { kind: 'timeout' } | null) => {
    if (!isOver && trouble) {
      log.warn(
        { api: 'sign-in', operation: 'revocation', ...trouble },
        'refresh token revocation failed',
      );
    }
    isOver = true;
  };
  const revoked = calls
    .observed('revocation', () => openid.tokenRevocation(plain, refreshToken))
    .then(
      () => over(null),
      (error: unknown) => over({ err: error }),
    );
  await beforeDeadline(revoked, Date.now() + revocationWaitMs, () => over({ kind: 'timeout' }));
}

/**
 * Assumed lifetime of an access token if the provider does not state it, which OAuth allows
 * (seconds). It is short, because APIs reject an expired token. It is not 0, because every request
 * would then renew the token.
 */
const UNSTATED_LIFE_S = 5 * 60;

function toTokenSet(
  tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
): TokenSet {
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? null,
    idToken: tokens.id_token ?? null,
    accessExpiresAt: Date.now() + (tokens.expiresIn() ?? UNSTATED_LIFE_S) * 1000,
    refreshExpiresAt: refreshEnd(tokens),
  };
}

/**
 * OpenID Connect defines no field for the lifetime of a refresh token, so these are names that
 * providers use. 0 means that the token does not expire.
 */
function refreshEnd(tokens: openid.TokenEndpointResponse): number | null {
  const seconds = tokens['refresh_expires_in'] ?? tokens['refresh_token_expires_in'];
  return Number(seconds) > 0 ? Date.now() + Number(seconds) * 1000 : null;
}
