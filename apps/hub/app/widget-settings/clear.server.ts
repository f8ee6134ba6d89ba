import { m } from '@applicant-hub/copy';
import { widgetDataSetting } from '@applicant-hub/domain';
import { settingData } from '../applicant/setting-data.server.ts';
import { changeContext, type DiscoveryCall } from '../discovery/call.server.ts';
import { keepNotice } from '../notices/notices.server.ts';
import type { ChangedWidget } from './change.server.ts';

/**
 * Wipes the data of a widget (GRD-15). What was there can be had back by the notice.
 *
 * @returns the id of the notice, or null when it was not cleared
 */
export async function clearWidget(
  call: DiscoveryCall,
  { id, title }: ChangedWidget,
): Promise<string | null> {
  const key = { ...widgetDataSetting(id), immediate: true };
  const before = settingData(call.applicant.user, key);
  const { identity } = call.context.clients;
  // An empty object removes the record (SYS-2).
  const { ok } = await identity.saveSetting(changeContext(call), { ...key, data: {} });
  if (!ok) return null;
  const notice = await keepNotice(call, {
    tone: 'success',
    text: m.settings_cleared({ title }),
    undo: before === null ? null : { of: 'settings', settings: [{ ...key, data: parsed(before) }] },
  });
  return notice.id;
}

/** Broken data comes back as the text that it is. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
