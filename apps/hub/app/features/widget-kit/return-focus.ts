import { deviceStore } from '#app/platform/browser/device-store.ts';

/**
 * Remembers the widget that is left: the next page of the hub puts the focus where it was opened.
 * Without storage that page begins at its top.
 */
export function keepFocusLeft(id: string): void {
  deviceStore.write('focusLeft', id);
}

/** Puts the focus on the link that opened the widget that was left, where the page has it. */
export function returnFocus(): void {
  const id = deviceStore.read('focusLeft');
  deviceStore.remove('focusLeft');
  if (id === null || document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>(
      `[data-widget="${CSS.escape(id)}"] a[href*="?widget=${CSS.escape(id)}"]`,
    )
    ?.focus();
}
