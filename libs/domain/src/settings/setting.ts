export const settingCollections = [
  'dashboardUserData',
  'dashboardSettings',
  'dashboardData',
  'dashboardWidgetsActive',
  'dashboardWidgetsOrder',
  'dashboardTodo',
] as const;
export type SettingCollection = (typeof settingCollections)[number];

export interface Setting {
  collection: SettingCollection;
  name: string;
  /** A JSON string. */
  data: string;
  /** `dd/mm/yyyy hh:mm:ss` (SYS-3); null when unknown. */
  lastUpdated: string | null;
  /**
   * Increases with every save and is never reused, even after a removal, so each version has only
   * one content. At least 1.
   */
  version: number;
}

/** The version of a setting that does not exist. */
export const NO_VERSION = 0;

export interface SettingVersion {
  version: number;
  /** A JSON string. */
  data: string;
  /** ISO time of the save. */
  savedAt: string;
}
