import type { PageState } from '@applicant-hub/api-clients';
import { LRUCache } from 'lru-cache';
import type { MarkedKey } from './cache.server.ts';
import type { PersonalData } from './personal-data.server.ts';

/** How long the last page state stands in for one that cannot be had (milliseconds). */
const KEEP_MS = 60 * 60_000;

/**
 * How long the queue of it is believed, and other instances have it: as long as a queue may last
 * (milliseconds).
 */
const QUEUE_MS = 10 * 60_000;

/** How often other instances are told of a page state that has not changed (milliseconds). */
const TELL_EVERY_MS = 60_000;

/** People whose last page state is kept, at most. */
const MAX_PEOPLE = 1_000;

/** The last page state that each person got: from this process, or for a while from any other. */
export interface LastPageStates {
  /** Without a queue once it is too old to tell whether there still is one. */
  get: (key: MarkedKey) => Promise<PageState | undefined>;
  set: (key: MarkedKey, pageState: PageState) => Promise<void>;
}

const nowhere = {
  ok: false,
  failure: { kind: 'notFound', api: 'content', status: null, message: '', detail: null },
} as const;

/** @param personal shares them with the other instances */
export function createLastPageStates(personal: PersonalData): LastPageStates {
  const own = new LRUCache<string, PageState>({ max: MAX_PEOPLE, ttl: KEEP_MS, perf: Date });
  /** What the other instances were told, as text. */
  const told = new LRUCache<string, string>({ max: MAX_PEOPLE, ttl: TELL_EVERY_MS, perf: Date });
  const shared = (key: MarkedKey) => ({
    key,
    lifetimes: { ttlMs: QUEUE_MS, staleMs: QUEUE_MS, negativeTtlMs: 0 },
  });

  return {
    async get(key) {
      const mine = own.get(key.owner);
      const ageMs = KEEP_MS - own.getRemainingTTL(key.owner);
      if (mine && ageMs <= QUEUE_MS) return mine;
      const others = await personal.get<PageState>(shared(key), () => Promise.resolve(nowhere));
      if (others.ok) return others.value;
      return mine && { ...mine, timerLink: '' };
    },
    async set(key, pageState) {
      own.set(key.owner, pageState);
      const text = JSON.stringify(pageState);
      if (told.get(key.owner) === text) return;
      told.set(key.owner, text);
      await personal.put(shared(key), pageState);
    },
  };
}
