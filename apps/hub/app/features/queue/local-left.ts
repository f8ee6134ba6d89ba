import { deviceStore } from '#app/platform/browser/device-store.ts';

/** Mirrors what is left on this device. The place itself is the server's to keep (decision 36). */
export function keepLeft(leftMs: number): void {
  deviceStore.write('queueLeft', String(leftMs));
}

/** Takes the stored value away (CLT-9). */
export function forgetLeft(): void {
  deviceStore.remove('queueLeft');
}
