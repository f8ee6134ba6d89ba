let isComposing = false;

export function followComposition(): void {
  document.addEventListener('compositionstart', () => (isComposing = true));
  document.addEventListener('compositionend', () => (isComposing = false));
}

export const currentComposition = (): Promise<void> | null =>
  isComposing
    ? new Promise((resolve) => {
        document.addEventListener('compositionend', () => resolve(), { once: true });
      })
    : null;
