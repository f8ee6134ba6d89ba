import { askAgainIn } from '@applicant-hub/domain';

/**
 * Polls at growing intervals, and not while the page is hidden: a request that was due in the
 * meantime is sent once when the page is visible again.
 *
 * @param asked number of earlier requests without a result
 * @param ask must not reject
 * @returns a function that stops polling
 */
export function pollWithBackoff(asked: number, ask: () => Promise<unknown>): () => void {
  let times = asked;
  let isDue = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    timer = setTimeout(
      () => {
        isDue = true;
        look();
      },
      askAgainIn(times, Math.random()),
    );
  }

  function look(): void {
    if (!isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    void ask().then(() => {
      times += 1;
      if (!isOver) wait();
    });
  }

  document.addEventListener('visibilitychange', look);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
