import type { Logger } from 'pino';
import { createLocalStashStore } from './local-stash-store.server.ts';
import { createSharedStashStore } from './shared-stash-store.server.ts';
import type { StashLimits, StashStore } from './stash-store.server.ts';
import type { RedisWatch } from '#app/platform/server/redis/redis-connection.server.ts';

/**
 * Limits per owner: enough for three forms of the maximum size, or for more forms of the usual
 * size.
 */
const PER_OWNER = { ownerSize: 1200 * 1024, ownerTexts: 8 };

const IN_PROCESS: StashLimits = { ...PER_OWNER, totalSize: 32 * 1024 * 1024 };
const SHARED: StashLimits = { ...PER_OWNER, totalSize: 128 * 1024 * 1024 };

export const createStashStore = (
  url: string | null,
  log: Logger,
  watch: RedisWatch = {},
): StashStore =>
  url === null
    ? createLocalStashStore(IN_PROCESS)
    : createSharedStashStore(url, SHARED, log, watch);
