import type { SettingCollection } from './settings.ts';

/** What a persona has saved: the value, which is kept as JSON. */
export interface SeededSetting {
  readonly collection: SettingCollection;
  readonly name: string;
  readonly value: unknown;
  /** ISO time. */
  readonly lastUpdated: string;
}
