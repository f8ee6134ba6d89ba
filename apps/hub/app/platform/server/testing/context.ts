import type { AppLoadContext } from '@remix-run/node';
import { createCache } from '#app/platform/server/cache/create-cache.server.ts';
import { parseConfig, type HubConfig } from '#app/platform/server/config/config.server.ts';
import type { HubContext } from '../context.server.ts';
import { cookie } from '#app/platform/server/crypto/cookies.server.ts';
import { createHealth } from '#app/platform/server/observability/health.server.ts';
import { createStashStore } from '#app/platform/server/stashed-form/create-stash-store.server.ts';
import { createLastPageStates } from '#app/platform/server/cache/last-page-states.server.ts';
import { createDeferredCalls } from '#app/platform/server/cache/deferred-calls.server.ts';
import type { Oidc } from '#app/platform/server/identity/oidc.server.ts';
import { createPersonalData } from '#app/platform/server/cache/personal-data.server.ts';
import { createReferenceData } from '#app/platform/server/cache/reference-data.server.ts';
import {
  createSessionCookies,
  type HubSession,
} from '#app/platform/server/identity/sealed-session.server.ts';
import { createSignedOut } from '#app/platform/server/identity/signed-out.server.ts';
import { createTokenRefresher } from '#app/platform/server/identity/token-refresher.server.ts';
import { createVault } from '#app/platform/server/crypto/vault.server.ts';
import { fakeClients } from './fake-clients.ts';
import { createRecordingLog } from './recording-log.ts';

/** An identity provider that is always unavailable, for tests that do not need a provider. */
const unavailableOidc: Oidc = {
  isReady: () => Promise.resolve(false),
  signInUrl: () => Promise.resolve({ ok: false, kind: 'unavailable' }),
  redeem: () => Promise.resolve({ ok: false, kind: 'unavailable' }),
  refresh: () => Promise.resolve({ ok: false, kind: 'unavailable' }),
  signOutUrl: () => Promise.resolve({ ok: false, kind: 'unavailable' }),
  formOrigins: () => [],
};

interface TestSite {
  config: HubConfig;
  lines: Record<string, unknown>[];
  /** The context of a new request, and the cookies that it sets. */
  request: () => { context: AppLoadContext; setCookies: string[] };
}

/**
 * Start time of test hubs. It is fixed, because the default years of application APIs depend on it.
 */
const STARTED = new Date('2026-11-20T12:00:00Z');

/** A hub without HTTP. Its requests share all services of the process. */
export function createTestSite({
  oidc = unavailableOidc,
  config: overrides = {},
}: { oidc?: Partial<Oidc>; config?: Partial<HubConfig> } = {}): TestSite {
  const config = { ...parseConfig({ HUB_ENV: 'test' }, STARTED), ...overrides };
  const { log, lines } = createRecordingLog();
  const vault = createVault(config.sessionSecrets);
  const cache = createCache(null, log, config.sessionSecrets);
  const personal = createPersonalData(cache, 'test');
  const provider = { ...unavailableOidc, ...oidc };
  const services = {
    config,
    now: () => config.fixedNow ?? new Date(),
    log,
    vault,
    cache,
    stashStore: createStashStore(null, log),
    reference: createReferenceData(cache, 'test'),
    personal,
    oidc: provider,
    clients: fakeClients(),
    health: createHealth({}),
    deferred: createDeferredCalls(log),
    lastPageStates: createLastPageStates(cache, 'test'),
    onFragment: () => undefined,
    onQueue: () => undefined,
    sessions: createSessionCookies(vault),
    signedOut: createSignedOut(cache),
    tokens: createTokenRefresher(provider, cache, vault),
  };

  return {
    config,
    lines,
    request() {
      const setCookies: string[] = [];
      const work = new Map<string, Promise<unknown>>();
      const context: AppLoadContext = {
        ...services,
        requestId: 'test-request',
        isForm: false,
        startScript: '/start.js',
        language: 'en',
        languages: ['en'],
        suggestion: null,
        nonce: 'nonce',
        deadline: Date.now() + config.pageBudgetMs,
        setCookie: (value) => void setCookies.push(value),
        once<T>(key: string, start: () => Promise<T>) {
          const running = (work.get(key) as Promise<T> | undefined) ?? start();
          work.set(key, running);
          return running;
        },
      };
      return { context, setCookies };
    },
  };
}

/** Signs a user in: the response to this request sets the cookie. */
export async function signInAt(context: HubContext, uid = 'waiting'): Promise<HubSession> {
  const value = await context.sessions.seal({
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
  context.setCookie(cookie(context.config, 'hub', value));
  const session = await context.sessions.open(value);
  if (session === null) throw new Error('the cookie cannot be opened');
  return session;
}

/** The cookie header that a browser would send after these `Set-Cookie` values. */
export function cookieHeader(setCookies: readonly string[]): string {
  const jar = new Map<string, string>();
  for (const setCookie of setCookies) {
    const [pair = ''] = setCookie.split(';');
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator);
    if (setCookie.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, pair.slice(separator + 1));
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
