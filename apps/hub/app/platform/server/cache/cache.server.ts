import type { z } from 'zod';

export interface PersonalKey {
  /** The applicant's id. */
  owner: string;
  name: string;
}

/** Identifies the last wipe of an applicant's values; undefined if no wipe is remembered. */
export type WipeMark = string | undefined;

export interface MarkedKey extends PersonalKey {
  mark: WipeMark;
}

/** A string key is for values without personal data. */
export type CacheKey = string | PersonalKey;

/**
 * How long a wipe is remembered (ms). Every request that started before the wipe is finished by
 * then.
 */
export const WIPE_KNOWN_MS = 10 * 60_000;

/**
 * A store of JSON values that may lose any value at any time. Values are validated when they are
 * read: a value that does not match the schema reads as missing.
 */
export interface Cache {
  get: <T>(key: CacheKey, schema: z.ZodType<T>) => Promise<T | undefined>;
  /** Stores the value, unless the owner's values were wiped after the mark in the key was read. */
  set: (key: string | MarkedKey, value: unknown, ttlMs: number) => Promise<void>;
  /**
   * Stores a value on which the caller relies. The command is sent even while the store seems to be
   * unavailable.
   */
  insistOn: (key: string, value: unknown, ttlMs: number) => Promise<void>;
  /**
   * Stores the value only if the key has no value, and returns whether it was stored. Of several
   * concurrent callers, only one succeeds.
   */
  add: (key: string, value: unknown, ttlMs: number) => Promise<boolean>;
  delete: (key: CacheKey) => Promise<void>;
  /**
   * Removes all values of an applicant, and rejects later writes of values that were requested
   * before the wipe.
   */
  wipe: (owner: string) => Promise<void>;
  /** The current wipe mark, for a request that starts now. */
  wipeMark: (owner: string) => Promise<WipeMark>;
  close: () => Promise<void>;
}
