import { z } from 'zod';
import { formatLondonTime } from '#src/clock/calendar.ts';
import { ApiError } from '#src/http/api-error.ts';
import type { Records } from '#src/store/records.ts';
import { type StoredVersion, storedVersionsOf } from './stored-versions.ts';

export const settingCollection = z.enum([
  'dashboardUserData',
  'dashboardSettings',
  'dashboardData',
  'dashboardWidgetsActive',
  'dashboardWidgetsOrder',
  'dashboardTodo',
]);
export type SettingCollection = z.infer<typeof settingCollection>;

export const settingName = z.string().min(1).max(100);

export const jsonText = z.string().refine((text) => parseJson(text) !== undefined, 'is not JSON');

/** A stored setting (SYS-1). */
export interface Setting {
  readonly collection: SettingCollection;
  readonly name: string;
  /** A JSON string. */
  readonly data: string;
  /** ISO time. */
  readonly lastUpdated: string;
  /** Increases with every save and is never reused, not even after a removal. */
  readonly version: number;
}

export interface SettingToSave extends Omit<Setting, 'version'> {
  /** The version that must be stored for the save to succeed; 0 when no setting may exist. */
  readonly expectedVersion?: number | undefined;
  /** Whether the replaced content is stored as an earlier version. */
  readonly keep?: boolean | undefined;
}

/** Writes must run in a transaction. */
export interface Settings {
  list: (account: string, collections: readonly SettingCollection[]) => readonly Setting[];
  /**
   * Saves a setting. When the stored value and the sent value are objects, their top-level fields
   * are merged, and a field that is sent as null is removed (AMB-88). Any other value replaces the
   * stored value.
   *
   * @returns the stored setting; null when the setting was removed, because `{}` was sent or is the
   * result of the merge (SYS-2, AMB-89)
   * @throws ApiError 409 with the stored setting when its version is not the expected version
   */
  save: (account: string, setting: SettingToSave) => Setting | null;
  /** Replaces the setting, including its version. */
  put: (account: string, setting: Setting) => void;
  /** Earlier versions of a setting, newest first. */
  versions: (account: string, collection: SettingCollection, name: string) => StoredVersion[];
  putVersions: (
    account: string,
    collection: SettingCollection,
    name: string,
    versions: StoredVersion[],
  ) => void;
  /** Removes all settings and their earlier versions. */
  clear: (account: string) => void;
}

/** The version is missing in data files that are older than the field. */
type StoredSetting = Omit<Setting, 'version'> & { readonly version?: number };

const FIRST_VERSION = 1;
const LAST_VERSION_ID = 'last';

export function settingsOf(records: Records): Settings {
  const stored = records.collection<StoredSetting>('identity', 'setting');
  // One counter for all settings of an account. It survives even the removal of all settings: a
  // reused number would let an old tab overwrite other content unnoticed.
  const lastVersion = records.collection<number>('identity', 'setting version');
  const storedVersions = storedVersionsOf(records);

  const find = (account: string, id: string): Setting | null => {
    const setting = stored.find(account, id);
    return setting === null ? null : withVersion(setting);
  };
  const noteVersion = (account: string, version: number) => {
    const last = lastVersion.find(account, LAST_VERSION_ID) ?? FIRST_VERSION;
    lastVersion.put(account, LAST_VERSION_ID, Math.max(last, version));
  };
  const put = (account: string, setting: Setting) => {
    noteVersion(account, setting.version);
    stored.put(account, idOf(setting.collection, setting.name), setting);
  };

  return {
    list: (account, collections) =>
      stored
        .list(account)
        .filter(({ collection }) => collections.includes(collection))
        .map(withVersion),
    save(account, { expectedVersion, keep = false, ...setting }) {
      const id = idOf(setting.collection, setting.name);
      const current = find(account, id);
      refuseUnexpected(current, expectedVersion);
      const data = mergeData(current?.data, setting.data);
      if (keep && current !== null && current.data !== data)
        storedVersions.add(account, id, current);
      if (data === null) {
        stored.remove(account, id);
        return null;
      }
      const last = lastVersion.find(account, LAST_VERSION_ID) ?? FIRST_VERSION;
      const saved = { ...setting, data, version: last + 1 };
      put(account, saved);
      return saved;
    },
    put,
    versions: (account, collection, name) => storedVersions.list(account, idOf(collection, name)),
    putVersions(account, collection, name, versions) {
      for (const { version } of versions) noteVersion(account, version);
      storedVersions.put(account, idOf(collection, name), versions);
    },
    clear(account) {
      stored.clear(account);
      storedVersions.clear(account);
    },
  };
}

const idOf = (collection: SettingCollection, name: string) => `${collection}/${name}`;

const withVersion = (setting: StoredSetting): Setting => ({ version: FIRST_VERSION, ...setting });

function refuseUnexpected(current: Setting | null, expectedVersion: number | undefined): void {
  if (expectedVersion === undefined || expectedVersion === (current?.version ?? 0)) return;
  throw new ApiError(409, 'stale', 'the setting was saved elsewhere in the meantime', {
    current: current === null ? null : showSetting(current),
  });
}

/** A setting in the response, with its time as `dd/mm/yyyy hh:mm:ss` (SYS-3). */
export function showSetting(setting: Setting): Setting {
  return { ...setting, lastUpdated: formatLondonTime(new Date(setting.lastUpdated)) };
}

/** The JSON to store; null when the result removes the setting. */
function mergeData(stored: string | undefined, sent: string): string | null {
  const change = parseJson(sent);
  if (!isObject(change)) return sent;
  if (Object.keys(change).length === 0) return null;
  const base = stored === undefined ? undefined : parseJson(stored);
  const merged = Object.entries({ ...(isObject(base) ? base : {}), ...change }).filter(
    ([, value]) => value !== null,
  );
  return merged.length === 0 ? null : JSON.stringify(Object.fromEntries(merged));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns undefined for invalid JSON, because no valid JSON has the value undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
