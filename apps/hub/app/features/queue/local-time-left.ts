import { deviceStore } from '#app/platform/browser/storage/device-store.ts';

/** Mirrors the remaining wait on this device. The server stores the place itself (decision 36). */
export function storeTimeLeft(leftMs: number): void {
  deviceStore.write('queueLeft', String(leftMs));
}

/** Deletes the stored value (CLT-9). */
export function clearTimeLeft(): void {
  deviceStore.remove('queueLeft');
}
