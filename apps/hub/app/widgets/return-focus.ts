/** Where a tab keeps which widget had the focus of the page before. */
const KEY = 'focus-left';

/** Remembers the widget that is left: the next page of the hub puts the focus where it was opened. */
export function keepFocusLeft(id: string): void {
  try {
    window.sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage the page begins at its top.
  }
}

/** Puts the focus on the link that opened the widget that was left, where the page has it. */
export function returnFocus(): void {
  try {
    const id = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    if (id === null || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(
        `[data-widget="${CSS.escape(id)}"] a[href*="?widget=${CSS.escape(id)}"]`,
      )
      ?.focus();
  } catch {
    // Without storage the page begins at its top.
  }
}
