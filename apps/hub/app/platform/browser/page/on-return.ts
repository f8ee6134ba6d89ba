export function onReturn(work: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work();
  });
}
