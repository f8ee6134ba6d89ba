import type { SettingCollection } from '../settings/setting.ts';

/** How long notes may be (UTF-16 units, which is how a browser counts). */
export const notesLimit = 10_000;

/** Where notes are kept. */
export const notesSetting = {
  collection: 'dashboardData' as const satisfies SettingCollection,
  name: 'Notes',
} as const;

/** The text in the data of the setting (LNK-2); empty when there is none. It never fails. */
export function parseNotes(data: string | null): string {
  try {
    const value: unknown = JSON.parse(data ?? '""');
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}
