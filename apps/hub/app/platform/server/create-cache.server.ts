import type { Logger } from 'pino';
import type { Cache } from './cache.server.ts';
import { createLocalCache } from './local-cache.server.ts';
import { createRedisCache } from './redis-cache.server.ts';

/**
 * @param url `redis://…` for a cache that all instances share, or null for one of this process
 * @param onBreaker hears when a shared one is left alone because it hangs, and when no longer
 * @param secrets what seals values before they leave the process: the first seals, all of them open
 */
export const createCache = (
  url: string | null,
  log: Logger,
  secrets: readonly [string, ...string[]],
  onBreaker: (isOpen: boolean) => void = () => undefined,
): Cache => (url === null ? createLocalCache() : createRedisCache(url, log, secrets, onBreaker));
