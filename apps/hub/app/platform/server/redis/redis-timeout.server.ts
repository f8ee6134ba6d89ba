import { beforeDeadline } from '#app/platform/server/upstream/before-deadline.server.ts';

/**
 * Time limit for a command (milliseconds). A slower command is abandoned, because pages wait for
 * Redis.
 */
const REDIS_TIMEOUT_MS = 250;

export class RedisTimeout extends Error {
  constructor() {
    super('Redis did not answer in time');
  }
}

/**
 * Limits the wait for a command. The time limit of the Redis client is not used, because it would
 * also reject responses that arrived in time while this process was busy.
 *
 * @throws RedisTimeout
 */
export async function withTimeout<T>(command: Promise<T>): Promise<T> {
  const result = await beforeDeadline(command, Date.now() + REDIS_TIMEOUT_MS);
  if (result.state === 'pending') throw new RedisTimeout();
  return result.value;
}
