import { Redis } from 'ioredis';

/** Redis is on the way of a page, so it must be quick or be left out (milliseconds). */
const REDIS_TIMEOUT_MS = 250;

/** A connection, and a way to use it that never fails. */
export interface RedisConnection {
  readonly redis: Redis;
  /** @returns what the command answers, or `otherwise` while Redis is away */
  readonly attempt: <T>(command: () => Promise<T>, otherwise: T) => Promise<T>;
}

/** What to do when Redis goes away, once for each outage, and when it is back. */
interface Outage {
  readonly onDown: (error: unknown) => void;
  readonly onUp?: () => void;
}

/**
 * Connects to a Redis that the hub can do without.
 *
 * @param keyPrefix stands before every key of this connection
 */
export function connectRedis(
  url: string,
  { onDown, onUp }: Outage,
  keyPrefix = '',
): RedisConnection {
  const redis = new Redis(url, {
    keyPrefix,
    commandTimeout: REDIS_TIMEOUT_MS,
    connectTimeout: 2_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 5_000),
  });

  let isDown = false;
  const noteOutage = (error: unknown) => {
    if (isDown) return;
    isDown = true;
    onDown(error);
  };
  redis.on('error', noteOutage);

  return {
    redis,
    async attempt(command, otherwise) {
      try {
        const answer = await command();
        if (isDown) onUp?.();
        isDown = false;
        return answer;
      } catch (error) {
        noteOutage(error);
        return otherwise;
      }
    },
  };
}
