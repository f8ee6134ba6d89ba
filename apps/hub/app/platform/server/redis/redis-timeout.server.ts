import { beforeDeadline } from '#app/platform/server/upstream/before-deadline.server.ts';

/** Redis is on the way of a page, so it must be quick or be left out (milliseconds). */
const REDIS_TIMEOUT_MS = 250;

/** A command was not answered in time. */
export class RedisTimeout extends Error {
  constructor() {
    super('Redis did not answer in time');
  }
}

/**
 * Waits for a command only so long. The time limit of the client itself would also give up what was
 * answered in time while this process was busy.
 *
 * @throws RedisTimeout
 */
export async function withTimeout<T>(command: Promise<T>): Promise<T> {
  const answer = await beforeDeadline(command, Date.now() + REDIS_TIMEOUT_MS);
  if (answer.state === 'pending') throw new RedisTimeout();
  return answer.value;
}
