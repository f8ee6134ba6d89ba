import { m } from '@applicant-hub/copy';
import { NO_VERSION, tariffSelectionSetting, widgetDataSetting } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { failure, success } from '#app/platform/flash/change.server.ts';
import type { SettingBefore } from '#app/platform/flash/notices.server.ts';
import type { ChangedWidget } from './widget-settings-change.server.ts';

/**
 * Clears the data of a widget (GRD-15). The notice can restore it. If the last step fails, the
 * completed step can still be undone.
 *
 * @returns null if nothing was cleared; data that was written after the user's settings were read
 * is never cleared
 */
export async function clearWidget(
  call: RequestScope,
  { id, title }: ChangedWidget,
): Promise<ChangeResult | null> {
  const { identity } = call.context.clients;
  const cleared: SettingBefore[] = [];
  const undo = { of: 'settings', settings: cleared } as const;
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
      return cleared.length === 0 ? null : failure(call, m.notices_not_saved(), undo);
    }
    cleared.push({ ...setting, data: parsed(before.data), expectedVersion: NO_VERSION });
  }
  return success(call, m.settings_cleared({ title }), cleared.length === 0 ? null : undo);
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
