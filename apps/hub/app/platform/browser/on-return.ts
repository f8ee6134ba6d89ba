/** Calls back each time Back or Forward restores this page from the cache. */
export function onReturn(work: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work();
  });
}
