import type { Logger } from 'pino';
import { createLocalKeptStore } from './kept-store-local.server.ts';
import { createSharedKeptStore } from './kept-store-shared.server.ts';

/** What the texts of one owner may take, and those of all (characters of what is sealed). */
export interface KeptLimits {
  ownerSize: number;
  ownerTexts: number;
  totalSize: number;
}

/**
 * Where typed text waits for a sign-in: a store of its own, so that nothing else pushes it out and it
 * pushes nothing else out. An owner who keeps too much loses their own oldest text.
 */
export interface KeptStore {
  /** @returns the key to find it by; null when it cannot be kept */
  keep: (owner: string, sealed: string, ttlMs: number) => Promise<string | null>;
  find: (id: string) => Promise<string | null>;
  /** Says whether there was something to remove: of several callers one is told so. */
  remove: (id: string) => Promise<boolean>;
  close: () => Promise<void>;
}

/** Three forms of the largest size that is taken, or some more of the usual ones. */
const PER_OWNER = { ownerSize: 1200 * 1024, ownerTexts: 8 };

const IN_PROCESS: KeptLimits = { ...PER_OWNER, totalSize: 32 * 1024 * 1024 };
const SHARED: KeptLimits = { ...PER_OWNER, totalSize: 128 * 1024 * 1024 };

/** @param url `redis://…` for a store that all instances share, or null for one of this process */
export const createKeptStore = (url: string | null, log: Logger): KeptStore =>
  url === null ? createLocalKeptStore(IN_PROCESS) : createSharedKeptStore(url, SHARED, log);
