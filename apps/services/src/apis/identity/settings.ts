import { z } from 'zod';
import { formatLondonTime } from '../../clock/calendar.ts';
import type { Records } from '../../store/records.ts';

/** The collections that settings are kept in. */
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

/** A value in a JSON string. */
export const jsonText = z.string().refine((text) => parseJson(text) !== undefined, 'is not JSON');

/** A setting as it is kept (SYS-1). */
export interface Setting {
  readonly collection: SettingCollection;
  readonly name: string;
  /** A JSON string. */
  readonly data: string;
  /** ISO time. */
  readonly lastUpdated: string;
}

/** The settings of the accounts. */
export interface Settings {
  list: (account: string, collections: readonly SettingCollection[]) => readonly Setting[];
  /**
   * Saves a setting: the top-level fields of objects are merged, and one sent as null is removed
   * (AMB-88); anything else replaces what was there.
   *
   * @returns what is kept now; null when that is nothing, because `{}` was sent or `{}` was left
   * (SYS-2, AMB-89)
   */
  save: (account: string, setting: Setting) => Setting | null;
  /** Removes all of them. */
  clear: (account: string) => void;
}

export function settingsOf(records: Records): Settings {
  const settings = records.collection<Setting>('identity', 'setting');
  return {
    list: (account, collections) =>
      settings.list(account).filter(({ collection }) => collections.includes(collection)),
    save(account, setting) {
      const id = `${setting.collection}/${setting.name}`;
      const data = mergeData(settings.find(account, id)?.data, setting.data);
      if (data === null) {
        settings.remove(account, id);
        return null;
      }
      const saved = { ...setting, data };
      settings.put(account, id, saved);
      return saved;
    },
    clear: (account) => settings.clear(account),
  };
}

/** A setting as it is answered: with the time as `dd/mm/yyyy hh:mm:ss` (SYS-3). */
export function showSetting(setting: Setting): Setting {
  return { ...setting, lastUpdated: formatLondonTime(new Date(setting.lastUpdated)) };
}

/** The JSON to keep, or null when there is nothing to keep. */
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

/** Undefined, which JSON cannot say, stands for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
