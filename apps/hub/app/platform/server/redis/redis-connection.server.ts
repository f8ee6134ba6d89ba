import { Redis } from 'ioredis';
import { createRedisBulkhead, RedisFull } from './redis-bulkhead.server.ts';
import { createRedisBreaker, RedisHangs } from './redis-breaker.server.ts';
import { withTimeout } from './redis-timeout.server.ts';

/** @returns the result of the command, or `otherwise` while Redis is unavailable */
type Try = <T>(command: () => Promise<T>, otherwise: T) => Promise<T>;

/** Neither `attempt` nor `insist` rejects. */
export interface RedisConnection {
  readonly redis: Redis;
  /** For optional commands: they are not sent while Redis hangs or the limit is reached. */
  readonly attempt: Try;
  /**
   * For commands on which a caller relies, such as a deletion: they are always sent and awaited.
   */
  readonly insist: Try;
}

export interface RedisWatch {
  /** Called when the breaker opens because Redis hangs, and when it closes. */
  readonly onBreaker?: (isOpen: boolean) => void;
  readonly onFull?: () => void;
}

interface Outage extends RedisWatch {
  readonly onDown: (error: unknown) => void;
  readonly onUp?: () => void;
}

const ignore = (): void => undefined;

export function connectRedis(
  url: string,
  { onDown, onUp, onBreaker = ignore, onFull = ignore }: Outage,
  keyPrefix = '',
): RedisConnection {
  const redis = new Redis(url, {
    keyPrefix,
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

  const settle: Try = async (command, otherwise) => {
    try {
      const result = await command();
      if (isDown) onUp?.();
      isDown = false;
      return result;
    } catch (error) {
      const isUnsent = error instanceof RedisHangs || error instanceof RedisFull;
      if (!isUnsent) noteOutage(error);
      return otherwise;
    }
  };
  const breaker = createRedisBreaker(redis, onBreaker);
  const bulkhead = createRedisBulkhead(onFull);

  return {
    redis,
    attempt: (command, otherwise) =>
      settle(() => breaker(() => withTimeout(bulkhead.ifRoom(command))), otherwise),
    insist: (command, otherwise) => settle(() => withTimeout(bulkhead.always(command)), otherwise),
  };
}
