import { deviceStore } from '#app/platform/browser/storage/device-store.ts';

export const CLEARED = 'cleared';

/** Deletes this browser tab's copy of the cleared widget's data, and the parameter in the URL. */
export function forgetCleared(): void {
  const url = new URL(window.location.href);
  const cleared = url.searchParams.get(CLEARED);
  if (cleared === null) return;
  if (cleared === 'Tariff') deviceStore.clear('selection');
  url.searchParams.delete(CLEARED);
  window.history.replaceState(window.history.state, '', url);
}
