import type { PageState } from '@applicant-hub/api-clients';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Cache, MarkedKey } from './cache.server.ts';

/** How long the latest page state replaces unavailable page state (milliseconds). */
const KEEP_MS = 60 * 60_000;

/**
 * How long the modes and the queue of the latest page state are trusted (milliseconds). No queue
 * lasts longer, and content that a mode hides must not appear long after the mode has started.
 */
const BELIEVE_MS = 10 * 60_000;

/** Interval at which an unchanged page state is shared with other instances (milliseconds). */
const LOG_EVERY_MS = 60_000;

/**
 * Maximum number of applicants whose latest page state is stored, if page state differs between
 * users.
 */
const MAX_USERS = 1_000;

export type PageStateOwner = MarkedKey | 'everybody';

export interface LastPageStates {
  /** Returns the page state, but without modes and queue if they may have changed. */
  get: (of: PageStateOwner) => Promise<PageState | undefined>;
  /** Stores a page state, unless it was requested before the stored page state. */
  set: (of: PageStateOwner, last: Last) => Promise<void>;
}

/** A page state, and the time at which it was requested (epoch milliseconds of the real clock). */
interface Last {
  pageState: PageState;
  at: number;
}

/**
 * The schema does not validate the page state itself, because the key contains the release that
 * wrote it.
 */
const lastSchema: z.ZodType<Last> = z.object({
  pageState: z.custom<PageState>((value) => typeof value === 'object' && value !== null),
  at: z.number(),
});

/** @param shape identifies the format of cached responses; other formats are ignored */
export function createLastPageStates(cache: Cache, shape: string): LastPageStates {
  const own = new LRUCache<string, Last>({ max: MAX_USERS, ttl: KEEP_MS, perf: Date });
  /** The page states that were last shared with other instances, as JSON. */
  const lastLogged = new LRUCache<string, string>({
    max: MAX_USERS,
    ttl: LOG_EVERY_MS,
    perf: Date,
  });
  const ownerOf = (of: PageStateOwner) => (of === 'everybody' ? of : of.owner);
  const sharedKey = (of: PageStateOwner) => {
    const name = `page-state:${shape}`;
    return of === 'everybody' ? name : { ...of, name };
  };

  /**
   * Finds the newest page state, because another instance may already have received a page state in
   * which a mode has started.
   */
  async function find(of: PageStateOwner): Promise<Last | undefined> {
    const others = await cache.get(sharedKey(of), lastSchema);
    const mine = own.get(ownerOf(of));
    return mine === undefined || (others !== undefined && others.at > mine.at) ? others : mine;
  }

  return {
    async get(of) {
      const last = await find(of);
      if (last === undefined) return undefined;
      return Date.now() - last.at <= BELIEVE_MS ? last.pageState : outdated(last.pageState);
    },
    async set(of, last) {
      const owner = ownerOf(of);
      if ((own.get(owner)?.at ?? 0) > last.at) return;
      own.set(owner, last);
      const text = JSON.stringify(last.pageState);
      if (lastLogged.get(owner) === text) return;
      lastLogged.set(owner, text);
      if ((await find(of)) === last) await cache.set(sharedKey(of), last, KEEP_MS);
    },
  };
}

const outdated = (pageState: PageState): PageState => ({
  ...pageState,
  applyMode: { ug: null, uc: null },
  timerLink: null,
});
