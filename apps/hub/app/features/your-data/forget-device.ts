import { forgetLocalCopies } from '#app/features/drafts/device/local-copies.ts';
import { deviceStore } from '#app/platform/browser/storage/device-store.ts';

/**
 * Deletes all data of the applicant from this device, including unsaved data.
 *
 * @param owner anonymous id of the owner of the texts
 */
export function forgetDevice(owner: string): void {
  forgetLocalCopies(owner);
  deviceStore.clear('copy', 'selection');
}
