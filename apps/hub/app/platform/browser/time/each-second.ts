/** Interval of the hub's clock (milliseconds, SH-52). */
const SECOND_MS = 1_000;

const listeners = new Set<() => void>();

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls back every second while the page is visible, and at once when it becomes visible again. All
 * listeners share one timer, which stops when there are no listeners.
 *
 * A tick shows that time has passed, but not how much, because a sleeping device has no ticks.
 * Compare times instead of counting ticks.
 *
 * @returns a function that stops the callbacks
 */
export function eachSecond(tick: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', tickIfVisible);
  listeners.add(tick);
  run();
  return () => {
    listeners.delete(tick);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', tickIfVisible);
    stop();
  };
}

export function eachSecondEvenHidden(tick: () => void): () => void {
  const ticking = setInterval(tick, SECOND_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', tick);
  };
}

function tickIfVisible() {
  if (document.visibilityState !== 'visible') {
    stop();
    return;
  }
  tickAll();
  run();
}

function run() {
  if (document.visibilityState === 'visible') timer ??= setInterval(tickAll, SECOND_MS);
}

function stop() {
  clearInterval(timer);
  timer = undefined;
}

function tickAll() {
  for (const tick of listeners) tick();
}
