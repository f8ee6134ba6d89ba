import type { Logger } from 'pino';
import { createLocalKeptStore } from './kept-store-local.server.ts';
import { createSharedKeptStore } from './kept-store-shared.server.ts';
import type { KeptLimits, KeptStore } from './kept-store.server.ts';
import type { RedisWatch } from '#app/platform/server/redis/redis-connection.server.ts';

/** Three forms of the largest accepted size, or more of the usual size. */
const PER_OWNER = { ownerSize: 1200 * 1024, ownerTexts: 8 };

const IN_PROCESS: KeptLimits = { ...PER_OWNER, totalSize: 32 * 1024 * 1024 };
const SHARED: KeptLimits = { ...PER_OWNER, totalSize: 128 * 1024 * 1024 };

/**
 * @param url `redis://…` for a store that all instances share, or null for a store in this process
 */
export const createKeptStore = (
  url: string | null,
  log: Logger,
  watch: RedisWatch = {},
): KeptStore =>
  url === null ? createLocalKeptStore(IN_PROCESS) : createSharedKeptStore(url, SHARED, log, watch);
