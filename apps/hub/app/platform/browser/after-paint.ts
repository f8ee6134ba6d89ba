/**
 * Does what nobody waits to see once the page has painted what has changed: until then the browser
 * has nothing else to do. A page that is hidden or left paints no more; then it is done at once.
 *
 * @returns does it now, unless it is done
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
  // Before what others do when the page is left, who rely on it.
  window.addEventListener('pagehide', run, { capture: true, signal });
  document.addEventListener('visibilitychange', runWhenHidden, { capture: true, signal });
  // A callback of the next frame runs before it is painted, a task of it afterwards.
  requestAnimationFrame(() => setTimeout(run));
  runWhenHidden();
  return run;
}
