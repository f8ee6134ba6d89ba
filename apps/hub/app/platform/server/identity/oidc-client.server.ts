import { setTimeout as delay } from 'node:timers/promises';
import * as openid from 'openid-client';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import type { OidcCalls } from './oidc-calls.server.ts';

/** Interval between attempts to reach the identity provider (milliseconds, SH-33). */
export const IDENTITY_POLL_MS = 50;

const REQUEST_TIMEOUT_S = 5;

/** The hub's registration at the identity provider, with the provider's discovered endpoints. */
export interface OidcClients {
  plain: openid.Configuration;
  /**
   * The client for a sign-in. It also checks the signature of the ID token, which identifies the
   * user. A refresh does not check the signature: its ID token has no new information, and while
   * the provider's keys are unavailable, a failed check would waste a refresh token.
   */
  checking: openid.Configuration;
}

interface OidcClient {
  /** Waits for the provider's discovery document; undefined if it does not arrive in time. */
  find: () => Promise<OidcClients | undefined>;
  /** Origins of the provider's pages. */
  formOrigins: () => readonly string[];
}

export function createOidcClient(
  { issuer, clientId, clientSecret }: HubConfig['oidc'],
  { fetch, observed, attempt }: OidcCalls,
  waitMs: number,
): OidcClient {
  let clients: OidcClients | undefined;
  let waiting: Promise<OidcClients | undefined> | undefined;
  let formOrigins = originsOf(issuer);

  function discover(): Promise<openid.Configuration> {
    return openid.discovery(
      new URL(issuer),
      clientId,
      undefined,
      openid.ClientSecretBasic(clientSecret),
      {
        timeout: REQUEST_TIMEOUT_S,
        [openid.customFetch]: fetch,
        // The configuration rejects an issuer without TLS in production.
        // oxlint-disable-next-line typescript/no-deprecated -- deprecated only as a warning
        execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
      },
    );
  }

  function checking(plain: openid.Configuration): openid.Configuration {
    const secret = openid.ClientSecretBasic(clientSecret);
    const checked = new openid.Configuration(plain.serverMetadata(), clientId, undefined, secret);
    checked.timeout = REQUEST_TIMEOUT_S;
    checked[openid.customFetch] = fetch;
    // oxlint-disable-next-line typescript/no-deprecated -- for the same reason as in `discover`
    if (issuer.startsWith('http:')) openid.allowInsecureRequests(checked);
    openid.enableNonRepudiationChecks(checked);
    return checked;
  }

  async function waitForClients(): Promise<OidcClients> {
    const giveUpAt = Date.now() + waitMs;
    for (;;) {
      try {
        const plain = await discover();
        clients = { plain, checking: checking(plain) };
        formOrigins = originsOf(issuer, plain.serverMetadata());
        return clients;
      } catch (error) {
        if (Date.now() + IDENTITY_POLL_MS >= giveUpAt) throw error;
        await delay(IDENTITY_POLL_MS);
      }
    }
  }

  /**
   * Concurrent callers share one wait. A failed wait is not cached, so that the next call tries
   * again.
   */
  function find(): Promise<OidcClients | undefined> {
    if (clients) return Promise.resolve(clients);
    waiting ??= attempt('discovery', () => observed('discovery', waitForClients))
      .then((result) => (result.ok ? result.value : undefined))
      .finally(() => {
        waiting = undefined;
      });
    return waiting;
  }

  return { find, formOrigins: () => formOrigins };
}

/** Origins of the provider's pages: the issuer, and its endpoints once they are known. */
function originsOf(issuer: string, metadata?: openid.ServerMetadata): readonly string[] {
  const pages = [issuer, metadata?.authorization_endpoint, metadata?.end_session_endpoint];
  return [...new Set(pages.filter((url) => url !== undefined).map((url) => new URL(url).origin))];
}
