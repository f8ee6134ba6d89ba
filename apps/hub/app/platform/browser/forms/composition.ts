let isComposing = false;

export function followComposition(): void {
  document.addEventListener('compositionstart', () => (isComposing = true));
  document.addEventListener('compositionend', () => (isComposing = false));
}

/** Resolves at the end of the current composition; null if there is none. */
export const currentComposition = (): Promise<void> | null =>
  isComposing
    ? new Promise((resolve) => {
        document.addEventListener('compositionend', () => resolve(), { once: true });
      })
    : null;
