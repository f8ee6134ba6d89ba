/** Does something each time that Back or Forward shows this page again as it was left. */
export function onReturn(work: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work();
  });
}
