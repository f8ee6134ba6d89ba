import { setTimeout as delay } from 'node:timers/promises';
import { circuitBreaker, CircuitState, handleWhen, type IBreaker } from 'cockatiel';
import type { Redis } from 'ioredis';
import { RedisTimeout, withTimeout } from './redis-timeout.server.ts';

/** How long a Redis that hangs is left alone before it is asked again (milliseconds). */
const REST_MS = 1_000;

/**
 * Commands that end in the same moment may have been late because of this process; those that end so
 * much later, with nothing answered in between, are late because of Redis (milliseconds).
 */
const SILENT_MS = 200;

/** A command that is refused costs no time. */
const isTimeout = (error: unknown): boolean => error instanceof RedisTimeout;

/** A command was not sent, for Redis hangs. */
export class RedisHangs extends Error {}

/** Runs a command, or fails at once while Redis hangs. */
export type RedisBreaker = <T>(command: () => Promise<T>) => Promise<T>;

/**
 * Stops asking a Redis that takes commands and answers none, for every page would wait for each of
 * them. No page is used to find out whether it answers again: a ping does.
 *
 * @param onChange hears when it opens, and when it is closed again
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
