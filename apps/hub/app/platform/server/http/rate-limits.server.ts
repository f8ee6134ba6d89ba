import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { HubConfig, LimitName } from '#app/platform/server/config/config.server.ts';
import {
  connectRedis,
  type RedisWatch,
} from '#app/platform/server/redis/redis-connection.server.ts';

/** Length of the limits' window (seconds). */
const PERIOD_S = 60;

export interface RateLimits {
  /**
   * Counts another request.
   *
   * @param who the user or address; only a digest of it is stored
   * @returns null if the request is within the limit; otherwise the seconds until the next request
   * is allowed
   */
  count: (limit: LimitName, who: string) => Promise<number | null>;
  /**
   * Checks a limit without counting a request. Returns the seconds to wait if the limit is already
   * reached.
   */
  peek: (limit: LimitName, who: string) => Promise<number | null>;
  close: () => Promise<void>;
}

interface Dependencies extends RedisWatch {
  limits: HubConfig['rateLimits'];
  /** `redis://…` for counters that all instances share, or null for counters in this process. */
  url: string | null;
  /** The first secret is the key for the digests. */
  secrets: readonly [string, ...string[]];
  log: Logger;
}

/** Counts a request for a key, or checks the limit. Returns the seconds to wait, or null. */
type CounterAction = (counter: RateLimiterAbstract, key: string) => Promise<number | null>;

/**
 * While Redis is unavailable, each instance counts separately, and no request is delayed or refused
 * because of the outage.
 */
export function createRateLimits({
  limits,
  url,
  secrets,
  log,
  ...watch
}: Dependencies): RateLimits {
  const onDown = (error: unknown) =>
    log.error({ err: error }, 'shared rate limits unavailable, counting alone');
  const connection =
    url === null ? null : connectRedis(url, { onDown, ...watch }, 'applicant-hub:limit:1:');

  const own = countersOf(limits, (options) => new RateLimiterMemory(options));
  const shared =
    connection &&
    countersOf(
      limits,
      (options) => new RateLimiterRedis({ ...options, storeClient: connection.redis }),
    );
  const digest = (who: string) =>
    createHmac('sha256', secrets[0]).update(`rate limit ${who}`).digest('base64url');

  async function count(how: CounterAction, limit: LimitName, who: string): Promise<number | null> {
    if (limits[limit] === 0) return null;
    const key = digest(who);
    const fromShared = await connection?.attempt(
      () => (shared ? how(shared[limit], key) : Promise.resolve(undefined)),
      undefined,
    );
    return fromShared === undefined ? how(own[limit], key) : fromShared;
  }

  return {
    count: (limit, who) => count(consume, limit, who),
    peek: (limit, who) => count(peek, limit, who),
    close: () => {
      connection?.redis.disconnect();
      return Promise.resolve();
    },
  };
}

function countersOf<Counter>(
  limits: HubConfig['rateLimits'],
  create: (options: { points: number; duration: number; keyPrefix: string }) => Counter,
): Record<LimitName, Counter> {
  const counters = Object.entries(limits).map(([name, points]) => [
    name,
    create({ points, duration: PERIOD_S, keyPrefix: name }),
  ]);
  return Object.fromEntries(counters) as Record<LimitName, Counter>;
}

/**
 * The library rejects with a count if the limit is exceeded, and with an error if it cannot count.
 */
const consume: CounterAction = (counter, key) =>
  counter.consume(key).then(
    () => null,
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return secondsOf(refused);
      throw refused;
    },
  );

const peek: CounterAction = async (counter, key) => {
  const seen = await counter.get(key);
  return seen !== null && seen.remainingPoints <= 0 ? secondsOf(seen) : null;
};

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));
