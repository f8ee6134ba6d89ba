import { type TariffSelection, parseTariffSelection } from '@applicant-hub/domain';
import { deviceStore } from '#app/platform/browser/device-store.ts';

/**
 * What was selected in this tab and is not saved yet, so that it outlives going to another page and
 * back, and a reload.
 *
 * @returns null when nothing was, or when the browser keeps nothing
 */
export function readSelectionCopy(owner: string): TariffSelection | null {
  const copy = deviceStore.read('tariffSelection', owner);
  return copy === null ? null : parseTariffSelection(copy);
}

/** Keeps what is selected, where the browser lets it; else it lives as long as the page. */
export function writeSelectionCopy(owner: string, { grades, subject }: TariffSelection): void {
  deviceStore.write('tariffSelection', JSON.stringify({ grades, subject }), owner);
}
