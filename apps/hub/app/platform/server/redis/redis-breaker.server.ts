import { setTimeout as delay } from 'node:timers/promises';
import { circuitBreaker, CircuitState, handleWhen, type IBreaker } from 'cockatiel';
import type { Redis } from 'ioredis';
import { RedisTimeout, withTimeout } from './redis-timeout.server.ts';

/** How long the breaker stays open before a ping tests Redis again (milliseconds). */
const REST_MS = 1_000;

/**
 * Minimum interval between two time-outs, without a response in between, for Redis to count as
 * their cause (milliseconds). Commands that time out together may be slow because this process was
 * busy.
 */
const SILENT_MS = 200;

/** Rejected commands are ignored, because a rejection costs no time. */
const isTimeout = (error: unknown): boolean => error instanceof RedisTimeout;

export class RedisHangs extends Error {}

export type RedisBreaker = <T>(command: () => Promise<T>) => Promise<T>;

/**
 * Stops sending commands to a Redis that accepts them but does not respond. Otherwise every page
 * would wait for the time-out of each command. A ping, and not a page, tests whether Redis responds
 * again.
 */
export function createRedisBreaker(
  redis: Redis,
  onChange: (isOpen: boolean) => void,
): RedisBreaker {
  let silentSince: number | undefined;
  const breaker: IBreaker = {
    state: undefined,
    success: () => {
      silentSince = undefined;
    },
    failure: () => {
      silentSince ??= performance.now();
      return performance.now() - silentSince >= SILENT_MS;
    },
  };
  const circuit = circuitBreaker(handleWhen(isTimeout), { halfOpenAfter: REST_MS, breaker });

  async function pingUntilClosed(): Promise<void> {
    while (circuit.state !== CircuitState.Closed && redis.status !== 'end') {
      await delay(REST_MS, undefined, { ref: false });
      await circuit.execute(() => withTimeout(redis.ping())).catch(() => undefined);
    }
  }

  let isOpen = false;
  circuit.onBreak(() => {
    if (isOpen) return;
    isOpen = true;
    onChange(true);
    void pingUntilClosed();
  });
  circuit.onReset(() => {
    isOpen = false;
    onChange(false);
  });

  return (command) =>
    circuit.state === CircuitState.Closed
      ? circuit.execute(command)
      : Promise.reject(new RedisHangs());
}
