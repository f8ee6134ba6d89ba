/**
 * All data that the hub stores in a browser, apart from cookies and the copies of pages for offline
 * reading (`platform/offline`). Each row has the storage area
 * (`local` for all tabs, `session` for this tab), the key, and the sort of data, which determines
 * when it is removed (`clear`):
 *
 * - `copy`: a copy of data in the account; removed when the user signs out;
 * - `selection`: chosen in this tab and not saved; removed when the user signs out, or when its
 *   tool is cleared;
 * - `text`: input that is stored nowhere else; removed when it is saved, or with the user's data;
 * - `device`: contains no data about a user.
 */
const places = {
  /** Ids of read notifications (NTF-3). */
  readNotifications: { area: 'local', key: 'UcasReadNotifications', is: 'copy' },
  /** Notifications that the hub itself creates (NTF-3). */
  hubNotifications: { area: 'local', key: 'UcasNotifications', is: 'copy' },
  /** The owner of these copies, and the parts that were loaded from the account. */
  notificationsCopy: { area: 'local', key: 'hub-notifications-copy', is: 'copy' },
  /** Selected grades, by owner. */
  tariffSelection: { area: 'session', key: 'tariff-selection:', is: 'selection' },
  /**
   * Drafts that the server may not have received yet. The key has the owner, the name of the draft
   * and the page.
   */
  drafts: { area: 'local', key: 'hub-draft:', is: 'text' },
  /** Remaining wait in the queue (milliseconds, CLT-6). */
  queueLeft: { area: 'local', key: 'hub-queue-left', is: 'device' },
  /** Results that this tab has already celebrated, by scheme and status. */
  celebrated: { area: 'session', key: 'hub-celebrated-', is: 'device' },
  /** The widget that had the focus on the previous page. */
  focusLeft: { area: 'session', key: 'focus-left', is: 'device' },
  /**
   * Storage events for these keys notify other tabs of a sign-out, a deletion, or a small change.
   */
  toldEnd: { area: 'local', key: 'hub-told', is: 'device' },
  toldChange: { area: 'local', key: 'hub-changed', is: 'device' },
} as const satisfies Record<
  string,
  { area: 'local' | 'session'; key: string; is: 'copy' | 'selection' | 'text' | 'device' }
>;

type Place = keyof typeof places;

// Storage may be missing, denied or full. In that case, nothing is stored.

/**
 * The only access to browser storage. In a storage place with several values, each value has a name
 * (`part`). Never throws: a value that cannot be read counts as missing.
 */
export const deviceStore = {
  read(place: Place, part = ''): string | null {
    try {
      return areaOf(place).getItem(places[place].key + part);
    } catch {
      return null;
    }
  },

  write(place: Place, value: string, part = ''): boolean {
    try {
      areaOf(place).setItem(places[place].key + part, value);
      return true;
    } catch {
      return false;
    }
  },

  remove(place: Place, part = ''): boolean {
    try {
      areaOf(place).removeItem(places[place].key + part);
      return true;
    } catch {
      return false;
    }
  },

  /** The names of values in a storage place that start with this text. */
  parts(place: Place, start = ''): string[] {
    try {
      const { key } = places[place];
      return Object.keys(areaOf(place))
        .filter((one) => one.startsWith(key + start))
        .map((one) => one.slice(key.length));
    } catch {
      return [];
    }
  },

  clear(...sorts: readonly ('copy' | 'selection')[]): void {
    for (const place of Object.keys(places) as Place[]) {
      const { is } = places[place];
      if (!sorts.some((sort) => sort === is)) continue;
      if (is === 'copy') this.remove(place);
      else for (const part of this.parts(place)) this.remove(place, part);
    }
  },

  isAbout: ({ key }: StorageEvent, place: Place): boolean => key === places[place].key,
};

const areaOf = (place: Place): Storage =>
  places[place].area === 'local' ? window.localStorage : window.sessionStorage;
