import type { SettingCollection } from '../settings/setting.ts';

/** Maximum length of the notes (UTF-16 code units, as browsers count). */
export const notesLimit = 10_000;

export const notesSetting = {
  collection: 'dashboardData' as const satisfies SettingCollection,
  name: 'Notes',
} as const;

/**
 * Reads the notes from the data of their setting (LNK-2); empty when there are none. It never
 * fails.
 */
export function parseNotes(data: string | null): string {
  try {
    const value: unknown = JSON.parse(data ?? '""');
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}
