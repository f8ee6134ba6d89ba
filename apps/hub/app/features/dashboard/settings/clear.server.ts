import { m } from '@applicant-hub/copy';
import { NO_VERSION, tariffSelectionSetting, widgetDataSetting } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { flash, type SettingBefore } from '#app/platform/flash/notices.server.ts';
import { putBack } from '#app/platform/flash/undo.server.ts';
import type { ChangedWidget } from './widget-settings-change.server.ts';

/**
 * Clears the data of a widget (GRD-15). The notice can restore it.
 *
 * @returns the id of the notice, or null if not all data could be cleared; data that is already
 * cleared is then restored. Data that was written after the user's settings were read is never
 * cleared.
 */
export async function clearWidget(
  call: RequestScope,
  { id, title }: ChangedWidget,
): Promise<string | null> {
  const { identity } = call.context.clients;
  const cleared: SettingBefore[] = [];
  for (const key of dataOf(id)) {
    const before = findSetting(call.applicant.user, key);
    if (before === null) continue;
    const setting = { ...key, immediate: true };
    const saved = await identity.saveDraft(writeOptions(call), {
      ...setting,
      // An empty object removes the record (SYS-2).
      data: {},
      expectedVersion: before.version,
      keep: true,
    });
    if (!saved.ok || saved.value.outcome === 'conflict') {
      await Promise.all(cleared.map((setting) => putBack(call, setting)));
      return null;
    }
    cleared.push({ ...setting, data: parsed(before.data), expectedVersion: NO_VERSION });
  }
  const { id: notice } = await flash(call, {
    tone: 'success',
    text: m.settings_cleared({ title }),
    undo: cleared.length === 0 ? null : { of: 'settings', settings: cleared },
  });
  return notice;
}

/** The settings that store the data of a widget. The calculator also has a selection. */
const dataOf = (id: ChangedWidget['id']) =>
  id === 'Tariff' ? [widgetDataSetting(id), tariffSelectionSetting] : [widgetDataSetting(id)];

/** Invalid JSON is restored unchanged, as text. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
