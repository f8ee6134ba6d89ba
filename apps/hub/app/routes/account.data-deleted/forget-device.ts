import { forgetLocalCopies } from '../../drafts/local-copies.ts';
import { deviceStore } from '../../shell/device-store.ts';

/**
 * Forgets what this device keeps of a person, also what was never saved.
 *
 * @param owner says whose the texts are, and is no name
 */
export function forgetDevice(owner: string): void {
  forgetLocalCopies(owner);
  deviceStore.clear('copy', 'selection');
}
