import type { Records } from '#src/store/records.ts';

/** Maximum number of earlier versions of one setting; only the newest are stored. */
const MAX_KEPT = 10;

export interface StoredVersion {
  readonly version: number;
  /** A JSON string. */
  readonly data: string;
  /** ISO time of the save. */
  readonly savedAt: string;
}

/** The earlier versions of settings, newest first. */
export interface StoredVersions {
  list: (account: string, id: string) => StoredVersion[];
  /** Stores content that is about to be replaced, unless it equals the newest stored version. */
  add: (
    account: string,
    id: string,
    replaced: { version: number; data: string; lastUpdated: string },
  ) => void;
  put: (account: string, id: string, versions: StoredVersion[]) => void;
  clear: (account: string) => void;
}

export function storedVersionsOf(records: Records): StoredVersions {
  const stored = records.collection<StoredVersion[]>('identity', 'kept setting version');
  const list: StoredVersions['list'] = (account, id) => stored.find(account, id) ?? [];
  return {
    list,
    add(account, id, { version, data, lastUpdated }) {
      const older = list(account, id);
      if (older[0]?.data === data) return;
      const newest = { version, data, savedAt: lastUpdated };
      stored.put(account, id, [newest, ...older].slice(0, MAX_KEPT));
    },
    put: (account, id, versions) => stored.put(account, id, versions),
    clear: (account) => stored.clear(account),
  };
}
