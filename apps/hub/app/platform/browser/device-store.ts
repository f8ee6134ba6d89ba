/**
 * Everything that the hub keeps in a browser, beside cookies: where (`local` for all tabs, `session` for
 * this one), under which key, and what it is, which says when it goes (`clear`):
 *
 * - `copy`: the account has it, too; it goes with the person;
 * - `selection`: chosen in this tab and not saved; it goes with the person, or when its tool is cleared;
 * - `text`: what somebody wrote and nothing else has; it goes when it is saved, or with their data;
 * - `device`: says nothing of a person.
 */
const places = {
  /** The ids of what is read (NTF-3). */
  readNotifications: { area: 'local', key: 'UcasReadNotifications', is: 'copy' },
  /** What the hub itself tells (NTF-3). */
  hubNotifications: { area: 'local', key: 'UcasNotifications', is: 'copy' },
  /** Whose copy of notifications that is, and what of it came from the account. */
  notificationsCopy: { area: 'local', key: 'hub-notifications-copy', is: 'copy' },
  /** Grades that are selected, by their owner. */
  tariffSelection: { area: 'session', key: 'tariff-selection:', is: 'selection' },
  /** Texts that the server may not have yet, by their owner, text and page. */
  drafts: { area: 'local', key: 'hub-draft:', is: 'text' },
  /** What is left of a wait in the queue (milliseconds, CLT-6). */
  queueLeft: { area: 'local', key: 'hub-queue-left', is: 'device' },
  /** What was celebrated in this tab, by scheme and status. */
  celebrated: { area: 'session', key: 'hub-celebrated-', is: 'device' },
  /** Which widget had the focus of the page before. */
  focusLeft: { area: 'session', key: 'focus-left', is: 'device' },
  /** By the events of these the tabs of a browser tell each other of an end, and of small changes. */
  toldEnd: { area: 'local', key: 'hub-told', is: 'device' },
  toldChange: { area: 'local', key: 'hub-changed', is: 'device' },
} as const satisfies Record<
  string,
  { area: 'local' | 'session'; key: string; is: 'copy' | 'selection' | 'text' | 'device' }
>;

type Place = keyof typeof places;

// A browser may have no storage, refuse it, or have no room left: then nothing is kept.

/**
 * The one way to what a browser keeps. A place that holds more than one thing has a name for each
 * (`part`). Nothing here ever fails: what cannot be read is not there.
 */
export const deviceStore = {
  read(place: Place, part = ''): string | null {
    try {
      return areaOf(place).getItem(places[place].key + part);
    } catch {
      return null;
    }
  },

  /** @returns whether it is kept */
  write(place: Place, value: string, part = ''): boolean {
    try {
      areaOf(place).setItem(places[place].key + part, value);
      return true;
    } catch {
      return false;
    }
  },

  /** @returns whether it is gone */
  remove(place: Place, part = ''): boolean {
    try {
      areaOf(place).removeItem(places[place].key + part);
      return true;
    } catch {
      return false;
    }
  },

  /** The parts of a place that begin so. */
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

  /** Forgets everything of these sorts. */
  clear(...sorts: readonly ('copy' | 'selection')[]): void {
    for (const place of Object.keys(places) as Place[]) {
      const { is } = places[place];
      if (!sorts.some((sort) => sort === is)) continue;
      if (is === 'copy') this.remove(place);
      else for (const part of this.parts(place)) this.remove(place, part);
    }
  },

  /** Whether an event of the storage is about this place. */
  isAbout: ({ key }: StorageEvent, place: Place): boolean => key === places[place].key,
};

const areaOf = (place: Place): Storage =>
  places[place].area === 'local' ? window.localStorage : window.sessionStorage;
