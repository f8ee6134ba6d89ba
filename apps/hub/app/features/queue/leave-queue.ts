import { lookPath } from './paths.ts';

/** What is on its way longer than this is not coming (milliseconds). */
const TIMEOUT_MS = 15_000;

/** The first pause after a failure; each one is twice as long as the one before (milliseconds). */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Goes through at the end of the wait, as soon as the hub answers. Going without an answer would swap
 * the page that waits for the browser's own page, which waits for nothing.
 *
 * @param onFailure the hub does not answer; it is asked again
 * @returns gives up
 */
export function leaveQueueWhenReachable(onFailure: () => void): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (pauseMs: number) => {
    const hasAnswer = await answers();
    if (isStopped) return;
    if (hasAnswer) {
      window.location.replace(lookPath);
      return;
    }
    onFailure();
    timer = setTimeout(() => void ask(Math.min(2 * pauseMs, LONGEST_PAUSE_MS)), pauseMs);
  };
  void ask(FIRST_PAUSE_MS);

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The place is done from then on; where it leads may be another system, so nobody follows here. */
async function answers(): Promise<boolean> {
  try {
    const answer = await fetch(lookPath, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok || answer.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
