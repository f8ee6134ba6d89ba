let isComposing = false;

/** Tracks whether an input method is composing text. */
export function followComposition(): void {
  document.addEventListener('compositionstart', () => (isComposing = true));
  document.addEventListener('compositionend', () => (isComposing = false));
}

/** Resolves when no input method is composing text. */
export const untilComposed = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isComposing) resolve();
    else document.addEventListener('compositionend', () => resolve(), { once: true });
  });
