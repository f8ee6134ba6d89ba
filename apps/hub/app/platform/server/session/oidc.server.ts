import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import * as openid from 'openid-client';
import type { Logger } from 'pino';
import { beforeDeadline } from '#app/platform/server/upstream/before-deadline.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { limitedFetch } from './limited-fetch.server.ts';
import type { FollowCall } from '#app/platform/server/observability/traces.server.ts';
import type { OnUpstreamCall } from '#app/platform/server/upstream/upstream-calls.server.ts';

/** Interval between attempts to reach the identity provider (milliseconds, SH-33). */
export const IDENTITY_POLL_MS = 50;

const IDENTITY_WAIT_MS = 5_000;

/** How long a sign-out waits for the revocation of the refresh token (milliseconds). */
const REVOCATION_WAIT_MS = 1_000;

/** Time-out of one request to the identity provider (seconds). */
const REQUEST_TIMEOUT_S = 5;

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

/** Values needed when the browser returns from the identity provider. */
export interface SignInChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * `refused`: the identity provider rejected the request, and a retry will fail too. `unavailable`:
 * the provider sent no valid response; the failure has been logged.
 */
export interface OidcFailure {
  ok: false;
  kind: 'refused' | 'unavailable';
}

export type OidcResult<T> = { ok: true; value: T } | OidcFailure;

/** The hub's client for OpenID Connect: authorization code with PKCE (SH-32). */
export interface Oidc {
  /** Waits for the provider's discovery document, at most about five seconds. */
  isReady: () => Promise<boolean>;
  /**
   * @returns the URL of the sign-in; `forced` asks for the password even if the user is signed in
   */
  signInUrl: (checks: SignInChecks, forced: boolean) => Promise<OidcResult<URL>>;
  /** Exchanges the code of a callback; `search` is the callback's query string. */
  redeem: (search: string, checks: SignInChecks) => Promise<OidcResult<TokenSet & { uid: string }>>;
  refresh: (refreshToken: string) => Promise<OidcResult<TokenSet>>;
  /** Ends the provider's session, and revokes the refresh token if the provider supports it. */
  signOutUrl: (session: Pick<TokenSet, 'idToken' | 'refreshToken'>) => Promise<OidcResult<URL>>;
  /** Origins that one of the hub's forms may be redirected to. */
  formOrigins: () => readonly string[];
}

interface OidcDependencies {
  config: Pick<HubConfig, 'oidc' | 'publicUrl'>;
  log: Logger;
  onCall: OnUpstreamCall;
  /** Traces the calls to the provider. */
  follow?: FollowCall | undefined;
  /** Time limit of one wait for the identity client (milliseconds). */
  identityWaitMs?: number;
  /** How long a sign-out waits for the revocation of the refresh token (milliseconds). */
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
  const { issuer, clientId, clientSecret } = config.oidc;
  /** The trace headers of the current call to the provider. */
  const traced = new AsyncLocalStorage<Record<string, string>>();
  const fetchTraced = limitedFetch(() => traced.getStore() ?? {});
  let client: openid.Configuration | undefined;
  let checkingClient: openid.Configuration | undefined;
  let waiting: Promise<openid.Configuration | undefined> | undefined;
  let formOrigins = originsOf(issuer);

  function discover(): Promise<openid.Configuration> {
    return openid.discovery(
      new URL(issuer),
      clientId,
      undefined,
      openid.ClientSecretBasic(clientSecret),
      {
        timeout: REQUEST_TIMEOUT_S,
        [openid.customFetch]: fetchTraced,
        // The configuration rejects such an issuer in production.
        // oxlint-disable-next-line typescript/no-deprecated -- marked only to stand out
        execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
      },
    );
  }

  /**
   * The client of a sign-in. It also checks the signature of the ID token, which identifies the
   * user. A refresh does not check it: its ID token adds nothing, and while the provider's keys are
   * unavailable a failed check would waste a refresh token.
   */
  function checking(plain: openid.Configuration): openid.Configuration {
    const secret = openid.ClientSecretBasic(clientSecret);
    const checked = new openid.Configuration(plain.serverMetadata(), clientId, undefined, secret);
    checked.timeout = REQUEST_TIMEOUT_S;
    checked[openid.customFetch] = fetchTraced;
    // oxlint-disable-next-line typescript/no-deprecated -- as in `discover`
    if (issuer.startsWith('http:')) openid.allowInsecureRequests(checked);
    openid.enableNonRepudiationChecks(checked);
    return checked;
  }

  async function waitForClient(): Promise<openid.Configuration> {
    const giveUpAt = Date.now() + identityWaitMs;
    for (;;) {
      try {
        client = await discover();
        checkingClient = checking(client);
        formOrigins = originsOf(issuer, client.serverMetadata());
        return client;
      } catch (error) {
        if (Date.now() + IDENTITY_POLL_MS >= giveUpAt) throw error;
        await delay(IDENTITY_POLL_MS);
      }
    }
  }

  /**
   * Concurrent callers share one wait. A failed wait is forgotten, so that the next call tries
   * again.
   */
  function findClient(): Promise<openid.Configuration | undefined> {
    if (client) return Promise.resolve(client);
    waiting ??= observed('discovery', waitForClient)
      .catch((error: unknown) => {
        logFailure('discovery', error);
        return undefined;
      })
      .finally(() => {
        waiting = undefined;
      });
    return waiting;
  }

  function logFailure(operation: string, error: unknown): void {
    const kind = kindOf(error);
    log.warn({ api: 'sign-in', operation, kind, err: error }, 'upstream call failed');
  }

  /** Measures one call to the provider. */
  async function observed<T>(operation: string, exchange: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const call = { api: 'sign-in', operation };
    const follower = follow?.(call);
    const report = (outcome: 'ok' | OidcFailure['kind']) => {
      follower?.end({ outcome });
      onCall({
        ...call,
        outcome,
        isWorking: outcome !== 'unavailable',
        durationMs: performance.now() - startedAt,
        leftOut: 0,
      });
    };
    try {
      const answer = await traced.run(follower?.headers ?? {}, exchange);
      report('ok');
      return answer;
    } catch (error) {
      report(kindOf(error));
      throw error;
    }
  }

  /** Runs one step of a sign-in. A failure is logged once and returned as data. */
  async function step<T>(
    operation: string,
    work: (client: openid.Configuration) => Promise<T>,
  ): Promise<OidcResult<T>> {
    const ready = await findClient();
    if (!ready) return { ok: false, kind: 'unavailable' };
    try {
      return { ok: true, value: await work(ready) };
    } catch (error) {
      logFailure(operation, error);
      return { ok: false, kind: kindOf(error) };
    }
  }

  /**
   * Revokes a refresh token. The sign-out does not wait for a slow provider: a token that is not
   * revoked still expires, so this must not keep a user signed in.
   */
  async function withdraw(ready: openid.Configuration, refreshToken: string): Promise<void> {
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
    const withdrawn = observed('revocation', () =>
      openid.tokenRevocation(ready, refreshToken),
    ).then(
      () => over(null),
      (error: unknown) => over({ err: error }),
    );
    await beforeDeadline(withdrawn, Date.now() + revocationWaitMs, () => over({ kind: 'timeout' }));
  }

  return {
    isReady: async () => (await findClient()) !== undefined,

    signInUrl: ({ state, nonce, verifier }, forced) =>
      step('sign-in', async (ready) =>
        openid.buildAuthorizationUrl(ready, {
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
      step('token', async (ready) => {
        const callback = new URL(`${config.publicUrl}/account/callback${search}`);
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await observed('token', () =>
          openid.authorizationCodeGrant(checkingClient ?? ready, callback, checks),
        );
        const uid = tokens.claims()?.sub;
        if (uid === undefined) throw new Error('the token answer has no ID token');
        return { ...toTokenSet(tokens), uid };
      }),

    refresh: (refreshToken) =>
      step('refresh', async (ready) => {
        const tokens = toTokenSet(
          await observed('refresh', () => openid.refreshTokenGrant(ready, refreshToken)),
        );
        // A provider that does not rotate refresh tokens sends none: the old token stays valid.
        return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
      }),

    signOutUrl: ({ idToken, refreshToken }) =>
      step('sign-out', async (ready) => {
        if (refreshToken !== null && ready.serverMetadata().revocation_endpoint) {
          await withdraw(ready, refreshToken);
        }
        return openid.buildEndSessionUrl(ready, {
          post_logout_redirect_uri: `${config.publicUrl}/account/logout`,
          ...(idToken === null ? {} : { id_token_hint: idToken }),
        });
      }),

    formOrigins: () => formOrigins,
  };
}

/** Origins of the provider's pages: the issuer, and its endpoints once they are known. */
function originsOf(issuer: string, metadata?: openid.ServerMetadata): readonly string[] {
  const pages = [issuer, metadata?.authorization_endpoint, metadata?.end_session_endpoint];
  return [...new Set(pages.filter((url) => url !== undefined).map((url) => new URL(url).origin))];
}

/**
 * Assumed lifetime of an access token if the provider does not state it, which OAuth allows
 * (seconds). It is short, because APIs reject an expired token; but not 0, because then every
 * request would renew it.
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
 * OpenID Connect has no field for it; these are the names that providers use. 0 means no expiry.
 */
function refreshEnd(tokens: openid.TokenEndpointResponse): number | null {
  const seconds = tokens['refresh_expires_in'] ?? tokens['refresh_token_expires_in'];
  return Number(seconds) > 0 ? Date.now() + Number(seconds) * 1000 : null;
}

/** Whether the provider rejected the request, or sent no valid response. */
function kindOf(error: unknown): OidcFailure['kind'] {
  if (error instanceof openid.AuthorizationResponseError) {
    const isOutage = ['server_error', 'temporarily_unavailable'].includes(error.error);
    return isOutage ? 'unavailable' : 'refused';
  }
  // Any other token error is a configuration error of the hub, and no reason to sign users out.
  const isSpent = error instanceof openid.ResponseBodyError && error.error === 'invalid_grant';
  return isSpent ? 'refused' : 'unavailable';
}
