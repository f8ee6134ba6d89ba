import type { SettingToSave } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { parseObject } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { success, failure } from './change.server.ts';
import { type SettingBefore, type Undo, findUndo, forgetUndo } from './notices.server.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/**
 * Undo handlers of the features, by the names in their `FeatureUndo`. Each handler receives the
 * stored change, and returns the reason why the change could not be undone, or null if it was
 * undone.
 */
export type UndoHandlers = Readonly<
  Record<string, (call: SessionScope, change: never) => Promise<string | null>>
>;

/** Undoes the change that a notice reports (EXT-5). */
export async function undoChange(
  call: SessionScope,
  noticeId: string,
  handlers: UndoHandlers = {},
): Promise<ChangeResult> {
  const undo = await findUndo(call, noticeId);
  if (!undo) return failure(call, m.notices_undo_too_late());
  const problem = await takeBack(call, undo, handlers);
  if (problem !== null) return failure(call, problem, undo);
  await forgetUndo(call, noticeId);
  return success(call, m.notices_undone(), null);
}

/** @returns the reason why the change could not be undone, or null if it was undone */
async function takeBack(
  call: SessionScope,
  undo: Undo,
  handlers: UndoHandlers,
): Promise<string | null> {
  if (!('settings' in undo)) {
    const handler = handlers[undo.of];
    // The same feature stored the change, so it has the type that the handler expects.
    return handler ? handler(call, undo.change as never) : m.notices_undo_too_late();
  }
  const [first, ...others] = undo.settings;
  if (first === undefined) return null;
  const end = await putBack(call, first);
  if (end === 'changed since') return m.notices_undo_changed_since();
  // If a related setting has changed since, it is not restored, and the undo still succeeds.
  const ends = [end, ...(await Promise.all(others.map((setting) => putBack(call, setting))))];
  return ends.includes('failed') ? m.notices_not_saved() : null;
}

async function putBack(
  call: SessionScope,
  { expectedVersion, written, ...asBefore }: SettingBefore,
): Promise<'put back' | 'failed' | 'changed since'> {
  const { identity } = call.context.clients;
  const how = writeOptions(call);
  const setting = written ? await withoutNewer(call, asBefore, written) : asBefore;
  if (setting === 'failed' || setting === 'changed since') return setting;
  if (expectedVersion === undefined) {
    return (await saveSetting(call, setting)).ok ? 'put back' : 'failed';
  }
  const saved = await identity.saveDraft(how, { ...setting, expectedVersion, keep: true });
  if (!saved.ok) return 'failed';
  if (saved.value.outcome === 'saved') return 'put back';
  // An earlier attempt may have restored the setting, although its response was not received.
  const isThere = saved.value.current?.data === JSON.stringify(setting.data);
  return isThere ? 'put back' : 'changed since';
}

/**
 * The setting without the fields that were changed since, or the reason why no field can be
 * restored.
 */
async function withoutNewer(
  call: SessionScope,
  setting: SettingToSave,
  written: Readonly<Record<string, unknown>>,
): Promise<SettingToSave | 'failed' | 'changed since'> {
  const user = await call.context.clients.identity.getUser(writeOptions(call), [
    setting.collection,
  ]);
  if (!user.ok) return 'failed';
  const current = parseObject(settingData(user.value, setting));
  const still = Object.entries(setting.data as object).filter(
    ([field]) => current[field] === (written[field] ?? undefined),
  );
  return still.length === 0 ? 'changed since' : { ...setting, data: Object.fromEntries(still) };
}
