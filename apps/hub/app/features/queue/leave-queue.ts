import { checkPath } from './paths.ts';
import { timeLimit } from '#app/platform/browser/time/time-limit.ts';

/** Time limit of a request (milliseconds). */
const TIMEOUT_MS = 15_000;

/** Pause after the first failure (milliseconds). Each further pause is twice as long. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Leaves the queue when the wait is over, as soon as the hub responds. If the browser navigated
 * without a response, it would replace the waiting page with its own error page, which does not
 * retry.
 *
 * @param onFailure called when the hub does not respond; the request is repeated
 * @returns a function that stops the requests
 */
export function leaveQueueWhenReachable(onFailure: () => void): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tryToLeave = async (pauseMs: number) => {
    const hasResult = await answers();
    if (isStopped) return;
    if (hasResult) {
      window.location.replace(checkPath);
      return;
    }
    onFailure();
    timer = setTimeout(() => void tryToLeave(Math.min(2 * pauseMs, LONGEST_PAUSE_MS)), pauseMs);
  };
  void tryToLeave(FIRST_PAUSE_MS);

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * Whether the hub responds. The response also marks the place as done. Redirects are not followed,
 * because they may lead to another system.
 */
async function answers(): Promise<boolean> {
  try {
    const response = await fetch(checkPath, {
      redirect: 'manual',
      cache: 'no-store',
      signal: timeLimit(TIMEOUT_MS),
    });
    return response.ok || response.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
