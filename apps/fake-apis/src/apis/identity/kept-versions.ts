import type { Records } from '#src/store/records.ts';

/** Number of versions that are stored for one setting: the ten newest. */
const MAX_KEPT = 10;

export interface KeptVersion {
  readonly version: number;
  /** A JSON string. */
  readonly data: string;
  /** ISO time of the save. */
  readonly savedAt: string;
}

/** The earlier versions of settings, newest first. */
export interface KeptVersions {
  list: (account: string, id: string) => KeptVersion[];
  /** Stores content that is about to be replaced, unless it equals the newest stored version. */
  add: (
    account: string,
    id: string,
    replaced: { version: number; data: string; lastUpdated: string },
  ) => void;
  put: (account: string, id: string, versions: KeptVersion[]) => void;
  clear: (account: string) => void;
}

export function keptVersionsOf(records: Records): KeptVersions {
  const kept = records.collection<KeptVersion[]>('identity', 'kept setting version');
  const list: KeptVersions['list'] = (account, id) => kept.find(account, id) ?? [];
  return {
    list,
    add(account, id, { version, data, lastUpdated }) {
      const older = list(account, id);
      if (older[0]?.data === data) return;
      const newest = { version, data, savedAt: lastUpdated };
      kept.put(account, id, [newest, ...older].slice(0, MAX_KEPT));
    },
    put: (account, id, versions) => kept.put(account, id, versions),
    clear: (account) => kept.clear(account),
  };
}
