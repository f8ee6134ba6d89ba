/** Where a tab keeps selections. */
export const SELECTION_PREFIX = 'tariff-selection:';

/** Forgets every selection that this tab keeps. */
export function forgetSelectionCopies(): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(SELECTION_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is no copy.
  }
}
