import type { SettingCollection } from './settings.ts';

/** A setting of a persona: the value is stored as JSON. */
export interface SeededSetting {
  readonly collection: SettingCollection;
  readonly name: string;
  readonly value: unknown;
  /** ISO time. */
  readonly lastUpdated: string;
}
