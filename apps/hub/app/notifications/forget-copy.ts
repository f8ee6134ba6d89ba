/** Where this device keeps what the account knows of notifications. */
export const deviceKeys = {
  /** The ids of what is read (NTF-3). */
  read: 'UcasReadNotifications',
  /** What the hub itself tells (NTF-3). */
  local: 'UcasNotifications',
  /** Whose copy that is, and what of it came from the account. */
  copy: 'hub-notifications-copy',
} as const;

/** Forgets what this device knows: nobody who comes after shall find it. */
export function forgetCopy(): void {
  for (const key of Object.values(deviceKeys)) {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Without storage there is no copy.
    }
  }
}
