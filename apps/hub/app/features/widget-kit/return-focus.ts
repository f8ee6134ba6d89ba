import { deviceStore } from '#app/platform/browser/storage/device-store.ts';

/**
 * Stores which widget the user leaves, so that the next page of the hub focuses the link that
 * opened the widget. Without browser storage, the next page starts at the top.
 */
export function keepFocusLeft(id: string): void {
  deviceStore.write('focusLeft', id);
}

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
