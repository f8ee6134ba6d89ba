/** Where copies of texts are, on this device. */
export const PREFIX = 'hub-draft';

/** The keys of this device's storage that begin so; none where there is no storage. */
export function keysWith(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
