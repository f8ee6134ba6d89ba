import { beforeDeadline } from '#app/platform/server/upstream/before-deadline.server.ts';

/**
 * Time limit for a command. Pages wait for Redis, so a slow command is abandoned (milliseconds).
 */
const REDIS_TIMEOUT_MS = 250;

export class RedisTimeout extends Error {
  constructor() {
    super('Redis did not answer in time');
  }
}

/**
 * Limits the wait for a command. The Redis client's own time limit would also reject responses that
 * arrived in time while this process was busy.
 *
 * @throws RedisTimeout
 */
export async function withTimeout<T>(command: Promise<T>): Promise<T> {
  const answer = await beforeDeadline(command, Date.now() + REDIS_TIMEOUT_MS);
  if (answer.state === 'pending') throw new RedisTimeout();
  return answer.value;
}
