import type { Logger } from 'pino';
import type { Cache } from './cache/cache.server.ts';
import type { Clients } from './upstream/clients.server.ts';
import type { HubConfig } from './config/config.server.ts';
import type { Health } from './observability/health.server.ts';
import type { KeptStore } from './stashed-form/kept-store.server.ts';
import type { LastPageStates } from './cache/last-page-states.server.ts';
import type { DeferredCalls } from './upstream/deferred-calls.server.ts';
import type { Oidc } from './session/oidc.server.ts';
import type { PersonalData } from './cache/personal-data.server.ts';
import type { ReferenceData } from './cache/reference-data.server.ts';
import type { SessionCookies } from './session/sealed-session.server.ts';
import type { SignedOut } from './session/signed-out.server.ts';
import type { TokenRefresher } from './session/token-refresher.server.ts';
import type { Vault } from './crypto/vault.server.ts';

/**
 * What a queue did with a request: `held` sent it from another screen to the queue's own; `waiting`
 * showed the queue's screen; `unknown` showed it while the place could not be checked; `admitted` let
 * the person through.
 */
export type QueueOutcome = 'held' | 'waiting' | 'unknown' | 'admitted';

/**
 * What lives as long as the process. The routes reach it only through the context: their build has
 * its own copy of every module, so a module variable would exist twice.
 */
export interface HubServices {
  config: HubConfig;
  /** The clock of every rule; `HUB_NOW` stops it. Lifetimes of tokens and caches use the real one. */
  now: () => Date;
  clients: Clients;
  log: Logger;
  cache: Cache;
  /** Typed text of lost sessions. */
  kept: KeptStore;
  reference: ReferenceData;
  personal: PersonalData;
  deferred: DeferredCalls;
  lastPageStates: LastPageStates;
  /** Hears of each island that is rendered: its name, and whether its HTML was kept. */
  onFragment: (island: string, isKept: boolean) => void;
  /** Hears of each request that a queue decides on. */
  onQueue: (outcome: QueueOutcome) => void;
  health: Health;
  oidc: Oidc;
  vault: Vault;
  sessions: SessionCookies;
  tokens: TokenRefresher;
  signedOut: SignedOut;
}

/** What every loader and action gets as its context. */
export interface HubContext extends HubServices {
  requestId: string;
  /** Whether the browser sent a form: what loads the page after its action sees a GET. */
  isForm: boolean;
  /** Nonce of this answer's Content-Security-Policy. */
  nonce: string;
  /** The address of the script that makes islands live. */
  startScript: string;
  /**
   * Epoch milliseconds (real clock) at which the page stops waiting for optional calls. Moves once,
   * when the account took longer than that: without it there is no page.
   */
  deadline: number;
  /** Adds a `Set-Cookie` to the answer. */
  setCookie: (value: string) => void;
  /** Runs `work` once per request, however many loaders ask for it under the same key. */
  once: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

declare module '@remix-run/server-runtime' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- merged into Remix's own type
  interface AppLoadContext extends HubContext {}
}
