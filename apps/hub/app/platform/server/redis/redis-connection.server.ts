import { Redis } from 'ioredis';
import { createRedisBulkhead, RedisFull } from './redis-bulkhead.server.ts';
import { createRedisBreaker, RedisHangs } from './redis-breaker.server.ts';
import { withTimeout } from './redis-timeout.server.ts';

/** @returns what the command answers, or `otherwise` while Redis is away */
type Try = <T>(command: () => Promise<T>, otherwise: T) => Promise<T>;

/** A connection, and two ways to use it that never fail. */
export interface RedisConnection {
  readonly redis: Redis;
  /** For what a page can do without: not tried while Redis hangs or is full. */
  readonly attempt: Try;
  /** For what somebody relies on, such as a deletion: always tried, and waited for. */
  readonly insist: Try;
}

/** What protects the hub from a Redis that hangs or is slow, for whatever counts it. */
export interface RedisWatch {
  /** Called when the breaker opens because Redis hangs, and when it closes. */
  readonly onBreaker?: (isOpen: boolean) => void;
  /** Called for each command that the bulkhead did not send. */
  readonly onFull?: () => void;
}

/** What to do when Redis goes away, once for each outage, and when it is back. */
interface Outage extends RedisWatch {
  readonly onDown: (error: unknown) => void;
  readonly onUp?: () => void;
}

const ignore = (): void => undefined;

/**
 * Connects to a Redis that the hub can do without.
 *
 * @param keyPrefix stands before every key of this connection
 */
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
      const answer = await command();
      if (isDown) onUp?.();
      isDown = false;
      return answer;
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
