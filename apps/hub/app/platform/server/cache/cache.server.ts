import type { z } from 'zod';

/** The name of a value that belongs to one person. */
export interface PersonalKey {
  /** The person's id. */
  owner: string;
  name: string;
}

/**
 * The last time everything of a person was forgotten, as a name of it; undefined when that is long
 * ago, or never was.
 */
export type WipeMark = string | undefined;

/** The name of a personal value, and the mark that there was when it was asked for. */
export interface MarkedKey extends PersonalKey {
  mark: WipeMark;
}

/** The name of a value: a text when it belongs to nobody, and nothing of a person is in it. */
export type CacheKey = string | PersonalKey;

/** How long a wipe is known: longer than anything that was asked for before it can take (ms). */
export const WIPE_KNOWN_MS = 10 * 60_000;

/**
 * A store of JSON values that may forget anything at any time. What is read is looked at: whatever is
 * not what the schema says was never there.
 */
export interface Cache {
  get: <T>(key: CacheKey, schema: z.ZodType<T>) => Promise<T | undefined>;
  /** Sets the value; nothing of a person who was wiped since the mark of the key. */
  set: (key: string | MarkedKey, value: unknown, ttlMs: number) => Promise<void>;
  /** Sets a value that somebody relies on: tried also while the store seems to be away. */
  insistOn: (key: string, value: unknown, ttlMs: number) => Promise<void>;
  /** Sets the value only when there is none; says whether it did. Of several callers one wins. */
  add: (key: string, value: unknown, ttlMs: number) => Promise<boolean>;
  delete: (key: CacheKey) => Promise<void>;
  /** Forgets everything that belongs to a person, and takes nothing that was asked for before. */
  wipe: (owner: string) => Promise<void>;
  /** The mark of now, for what is asked for now. */
  wipeMark: (owner: string) => Promise<WipeMark>;
  close: () => Promise<void>;
}
