/**
 * Runs work after the page has painted a change, so that the work does not delay the paint. On a
 * hidden or closed page, which is not painted, the work runs at once.
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
  // In the capture phase, so that it runs before other listeners for `pagehide`, which rely on it.
  window.addEventListener('pagehide', run, { capture: true, signal });
  document.addEventListener('visibilitychange', runWhenHidden, { capture: true, signal });
  // A callback of the next frame runs before the paint, but a task that it starts runs after the
  // paint.
  requestAnimationFrame(() => setTimeout(run));
  runWhenHidden();
  return run;
}
