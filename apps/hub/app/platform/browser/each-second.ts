/** How often the hub's clock ticks (milliseconds, SH-52). */
const SECOND_MS = 1_000;

/** Whoever wants to hear of every second. */
const listeners = new Set<() => void>();

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls back every second that somebody can see the page, and at once when it is seen again. All who
 * listen share one timer, which stands still while nobody does.
 *
 * A tick says that time has passed, not how much: a device that slept had none. Compare moments.
 *
 * @returns stops calling back
 */
export function eachSecond(tick: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', look);
  listeners.add(tick);
  run();
  return () => {
    listeners.delete(tick);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}

/**
 * Calls back every second, also while nobody sees the page, for what goes on there. A browser may
 * give a hidden page fewer.
 *
 * @returns stops calling back
 */
export function eachSecondEvenHidden(tick: () => void): () => void {
  const ticking = setInterval(tick, SECOND_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', tick);
  };
}

function look() {
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
