import { askAgainIn } from '@applicant-hub/domain';

/**
 * Asks again and again, ever more rarely, and not while nobody sees the page: what was due meanwhile
 * is asked once when it is seen again.
 *
 * @param asked how many questions have brought nothing before
 * @param ask never rejects
 * @returns ends it
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
