/** Under this key the device has what is left of a wait (milliseconds, CLT-6). */
const KEY = 'hub-queue-left';

/** Mirrors what is left on this device. The place itself is the server's to keep (decision 36). */
export function keepLeft(leftMs: number): void {
  try {
    window.localStorage.setItem(KEY, String(leftMs));
  } catch {
    // Without storage the wait goes on all the same.
  }
}

/** Takes the stored value away (CLT-9). */
export function forgetLeft(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
