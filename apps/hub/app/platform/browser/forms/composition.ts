let isComposing = false;

export function followComposition(): void {
  document.addEventListener('compositionstart', () => (isComposing = true));
  document.addEventListener('compositionend', () => (isComposing = false));
}

export const untilComposed = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isComposing) resolve();
    else document.addEventListener('compositionend', () => resolve(), { once: true });
  });
