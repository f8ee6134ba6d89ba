import { m } from '@applicant-hub/copy';
import { NO_VERSION, tariffSelectionSetting, widgetDataSetting } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { flash, type SettingBefore } from '#app/platform/flash/notices.server.ts';
import type { ChangedWidget } from './widget-settings-change.server.ts';

/**
 * Wipes the data of a widget (GRD-15). What was there can be had back by the notice.
 *
 * @returns the id of the notice, or null when it was not cleared: not what somebody wrote since
 *   their settings were read either
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
    if (!saved.ok || saved.value.outcome === 'conflict') return null;
    cleared.push({ ...setting, data: parsed(before.data), expectedVersion: NO_VERSION });
  }
  const { id: notice } = await flash(call, {
    tone: 'success',
    text: m.settings_cleared({ title }),
    undo: cleared.length === 0 ? null : { of: 'settings', settings: cleared },
  });
  return notice;
}

/** Where a widget keeps what somebody put into it. */
const dataOf = (id: ChangedWidget['id']) =>
  id === 'Tariff' ? [widgetDataSetting(id), tariffSelectionSetting] : [widgetDataSetting(id)];

/** Broken data comes back as the text that it is. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
