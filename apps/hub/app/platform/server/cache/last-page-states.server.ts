import type { PageState } from '@applicant-hub/api-clients';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Cache, MarkedKey } from './cache.server.ts';

/** How long the last page state stands in for one that is not available (milliseconds). */
const KEEP_MS = 60 * 60_000;

/**
 * How long its modes and its queue are believed (milliseconds): a queue lasts no longer, and what a
 * mode holds back must not be told much later than the mode began.
 */
const BELIEVE_MS = 10 * 60_000;

/** How often other instances are told of a page state that has not changed (milliseconds). */
const TELL_EVERY_MS = 60_000;

/** People whose last page state is kept, at most, where it is not the same for everybody. */
const MAX_PEOPLE = 1_000;

/** Whose page state it is: that of everybody, or of one person where it may differ. */
export type PageStateOwner = MarkedKey | 'everybody';

/** The last page state that any instance got. */
export interface LastPageStates {
  /** Without modes and queue once it is too old to tell what they are now. */
  get: (of: PageStateOwner) => Promise<PageState | undefined>;
  /** Takes one that was asked for before the last one for nothing. */
  set: (of: PageStateOwner, last: Last) => Promise<void>;
}

/** A page state, and when it was asked for (epoch milliseconds of the real clock). */
interface Last {
  pageState: PageState;
  at: number;
}

/** The page state itself is of the release that asked: its key says which. */
const lastSchema: z.ZodType<Last> = z.object({
  pageState: z.custom<PageState>((value) => typeof value === 'object' && value !== null),
  at: z.number(),
});

/** @param shape names how answers are read, for those that were read otherwise are of no use */
export function createLastPageStates(cache: Cache, shape: string): LastPageStates {
  const own = new LRUCache<string, Last>({ max: MAX_PEOPLE, ttl: KEEP_MS, perf: Date });
  /** What the other instances were told, as text. */
  const told = new LRUCache<string, string>({ max: MAX_PEOPLE, ttl: TELL_EVERY_MS, perf: Date });
  const ownerOf = (of: PageStateOwner) => (of === 'everybody' ? of : of.owner);
  const sharedKey = (of: PageStateOwner) => {
    const name = `page-state:${shape}`;
    return of === 'everybody' ? name : { ...of, name };
  };

  /** The newest: another instance may know a mode that has begun since. */
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
      if (told.get(owner) === text) return;
      told.set(owner, text);
      if ((await find(of)) === last) await cache.set(sharedKey(of), last, KEEP_MS);
    },
  };
}

const outdated = (pageState: PageState): PageState => ({
  ...pageState,
  applyMode: { ug: null, uc: null },
  timerLink: null,
});
