/**
 * Runs work after the page has painted a change, so that it does not delay the paint. A hidden or
 * closed page does not paint, so the work then runs at once.
 *
 * @returns a function that runs the work now, unless it has already run
 */
export function afterPaint(work: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const run = () => {
    if (signal.aborted) return;
    waiting.abort();
    work();
  };
  const runWhenHidden = () => {
    if (document.visibilityState === 'hidden') run();
  };
  // In the capture phase, before other listeners for `pagehide` that rely on it.
  window.addEventListener('pagehide', run, { capture: true, signal });
  document.addEventListener('visibilitychange', runWhenHidden, { capture: true, signal });
  // A callback of the next frame runs before the paint, but a task that it starts runs after the
  // paint.
  requestAnimationFrame(() => setTimeout(run));
  runWhenHidden();
  return run;
}
