let isComposing = false;

export function followComposition(): void {
  document.addEventListener('compositionstart', () => (isComposing = true));
  document.addEventListener('compositionend', () => (isComposing = false));
}

/** Resolves when the current IME composition is finished; null if the user is not composing. */
export const currentComposition = (): Promise<void> | null =>
  isComposing
    ? new Promise((resolve) => {
        document.addEventListener('compositionend', () => resolve(), { once: true });
      })
    : null;
