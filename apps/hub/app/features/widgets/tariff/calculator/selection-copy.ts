import { type TariffSelection, parseTariffSelection } from '@applicant-hub/domain';
import { deviceStore } from '#app/platform/browser/storage/device-store.ts';

/**
 * The unsaved selection of this tab, which survives navigation and a reload.
 *
 * @returns null if nothing is selected, or if the browser has no storage
 */
export function readSelectionCopy(owner: string): TariffSelection | null {
  const copy = deviceStore.read('tariffSelection', owner);
  return copy === null ? null : parseTariffSelection(copy);
}

/**
 * Stores the selection in the browser. Without browser storage, the selection is lost with the
 * page.
 */
export function writeSelectionCopy(owner: string, { grades, subject }: TariffSelection): void {
  deviceStore.write('tariffSelection', JSON.stringify({ grades, subject }), owner);
}
