import type { Language } from '@applicant-hub/domain';
import type { Logger } from 'pino';
import type { Cache } from '#app/platform/server/cache/cache.server.ts';
import type { Clients } from '#app/platform/server/upstream/clients.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import type { Health } from '#app/platform/server/observability/health.server.ts';
import type { StashStore } from '#app/platform/server/stashed-form/stash-store.server.ts';
import type { LastPageStates } from '#app/platform/server/cache/last-page-states.server.ts';
import type { DeferredCalls } from '#app/platform/server/cache/deferred-calls.server.ts';
import type { Oidc } from '#app/platform/server/identity/oidc.server.ts';
import type { PersonalData } from '#app/platform/server/cache/personal-data.server.ts';
import type { ReferenceData } from '#app/platform/server/cache/reference-data.server.ts';
import type { SessionCookies } from '#app/platform/server/identity/sealed-session.server.ts';
import type { SignedOut } from '#app/platform/server/identity/signed-out.server.ts';
import type { TokenRefresher } from '#app/platform/server/identity/token-refresher.server.ts';
import type { Vault } from '#app/platform/server/crypto/vault.server.ts';

/**
 * The result of the queue for a request. `held`: the request was redirected from another page to
 * the queue's page. `waiting`: the queue's page was shown. `unknown`: the queue's page was shown
 * because the applicant's place in the queue could not be checked. `admitted`: the applicant was
 * allowed to pass the queue.
 */
export type QueueOutcome = 'held' | 'waiting' | 'unknown' | 'admitted';

/**
 * Services that live as long as the process. Routes reach them only through the context: the build
 * of the routes has its own copy of every module, so a module variable would exist twice.
 */
export interface HubServices {
  config: HubConfig;
  /**
   * The clock for all rules; `HUB_NOW` sets it to a fixed time. Lifetimes of tokens and caches use
   * the real clock.
   */
  now: () => Date;
  clients: Clients;
  log: Logger;
  cache: Cache;
  /** Form input that was sent with a lost session. */
  stashStore: StashStore;
  reference: ReferenceData;
  personal: PersonalData;
  deferred: DeferredCalls;
  lastPageStates: LastPageStates;
  onFragment: (island: string, isCached: boolean) => void;
  /** Called for each request that is subject to a queue. */
  onQueue: (outcome: QueueOutcome) => void;
  health: Health;
  oidc: Oidc;
  vault: Vault;
  sessions: SessionCookies;
  tokens: TokenRefresher;
  signedOut: SignedOut;
}

/** A language that the browser prefers to that of the page, and a sentence in it. */
export interface LanguageSuggestion {
  readonly to: Language;
  readonly words: string;
}

export interface HubContext extends HubServices {
  requestId: string;
  /**
   * Whether the browser sent a form. This is needed because loaders that run after an action
   * receive a GET request.
   */
  isForm: boolean;
  nonce: string;
  startScript: string;
  language: Language;
  /** The languages that this hub has builds for. */
  languages: readonly Language[];
  /** Null if the user has chosen a language, or the browser prefers that of the page. */
  suggestion: LanguageSuggestion | null;
  /**
   * Epoch milliseconds (real clock) at which the page stops waiting for optional calls. If the
   * account API takes longer, the deadline is extended once, because the page needs the account.
   */
  deadline: number;
  /** Adds a `Set-Cookie` header to the response. */
  setCookie: (value: string) => void;
  /** Runs `work` once per request and key, even if several loaders need its result. */
  once: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

declare module '@remix-run/server-runtime' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- Remix's own type is extended by declaration merging
  interface AppLoadContext extends HubContext {}
}
