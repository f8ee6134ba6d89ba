import { deviceStore } from '#app/platform/browser/storage/device-store.ts';

/** The search parameter that says which widget was cleared just now. */
export const CLEARED = 'cleared';

/** Forgets what this tab keeps of a widget that was cleared. */
export function forgetCleared(): void {
  const url = new URL(window.location.href);
  const cleared = url.searchParams.get(CLEARED);
  if (cleared === null) return;
  if (cleared === 'Tariff') deviceStore.clear('selection');
  url.searchParams.delete(CLEARED);
  window.history.replaceState(window.history.state, '', url);
}
