import type { Logger } from 'pino';
import type { Cache } from './cache.server.ts';
import { createLocalCache } from './local-cache.server.ts';
import { type CacheWatch, createRedisCache } from './redis-cache.server.ts';

/**
 * @param url `redis://…` for a cache that all instances share, or null for a cache in this process
 * @param secrets the keys that seal values before they leave the process: values are sealed with
 * the first secret, and can be opened with every secret
 */
export const createCache = (
  url: string | null,
  log: Logger,
  secrets: readonly [string, ...string[]],
  watch: CacheWatch = {},
): Cache => (url === null ? createLocalCache() : createRedisCache(url, log, secrets, watch));
