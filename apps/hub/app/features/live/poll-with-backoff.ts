import { nextRequestIn } from '@applicant-hub/domain';

/**
 * Polls at increasing intervals, and not while the page is hidden: a request that was due in the
 * meantime is sent once when the page is visible again.
 *
 * @param count number of earlier requests without a result
 * @param poll must not reject
 * @returns a function that stops polling
 */
export function pollWithBackoff(count: number, poll: () => Promise<unknown>): () => void {
  let times = count;
  let isDue = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    timer = setTimeout(
      () => {
        isDue = true;
        pollIfDue();
      },
      nextRequestIn(times, Math.random()),
    );
  }

  function pollIfDue(): void {
    if (!isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    void poll().then(() => {
      times += 1;
      if (!isOver) wait();
    });
  }

  document.addEventListener('visibilitychange', pollIfDue);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', pollIfDue);
  };
}
