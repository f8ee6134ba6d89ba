/** The collections that settings are kept in (GRD-37). */
export const settingCollections = [
  'dashboardUserData',
  'dashboardSettings',
  'dashboardData',
  'dashboardWidgetsActive',
  'dashboardWidgetsOrder',
  'dashboardTodo',
] as const;
export type SettingCollection = (typeof settingCollections)[number];

/** One setting of a user (SYS-1). */
export interface Setting {
  collection: SettingCollection;
  name: string;
  /** A JSON string. */
  data: string;
  /** `dd/mm/yyyy hh:mm:ss` (SYS-3); null when it is not known. */
  lastUpdated: string | null;
  /**
   * Greater with every save of this setting, and never used twice, not even after a removal: two
   * contents never have the same one. At least 1.
   */
  version: number;
}

/** The version of a setting that is not there. */
export const NO_VERSION = 0;

/** What a setting once held. */
export interface SettingVersion {
  version: number;
  /** A JSON string. */
  data: string;
  /** ISO time of the save. */
  savedAt: string;
}
