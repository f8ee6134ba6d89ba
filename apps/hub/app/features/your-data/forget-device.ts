import { forgetLocalCopies } from '#app/features/drafts/local-copies.ts';
import { deviceStore } from '#app/platform/browser/device-store.ts';

/**
 * Forgets what this device keeps of a person, also what was never saved.
 *
 * @param owner says whose the texts are, and is no name
 */
export function forgetDevice(owner: string): void {
  forgetLocalCopies(owner);
  deviceStore.clear('copy', 'selection');
}
