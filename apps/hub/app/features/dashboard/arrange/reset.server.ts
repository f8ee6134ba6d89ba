import type { SettingToSave } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  type ColumnCount,
  gridWidgetIds,
  type OrderPreset,
  orderSetting,
  readOrder,
} from '@applicant-hub/domain';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { success, failure } from '#app/platform/flash/change.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { activeChoice, type Arranger } from './own-arrangement.server.ts';
import { activeToSave, orderToSave } from './to-save.server.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/** A setting to remove, and its previous value. */
interface Removal {
  save: SettingToSave;
  undo: SettingToSave;
}

/**
 * Deletes the user's own order for a column count, and their hidden and added tools (EXT-5). If one
 * step fails, the completed steps can still be undone.
 */
export async function resetTools(
  scope: RequestScope,
  preset: OrderPreset,
  columns: ColumnCount,
): Promise<ChangeResult> {
  const { user } = scope.applicant;
  const removals = [...ownOrder(user, preset, columns), ...ownChoices(user)];
  const saved = await Promise.all(
    removals.map(async ({ save }) => (await saveSetting(scope, save)).ok),
  );
  const done = removals.filter((_, index) => saved[index]).map(({ undo }) => undo);
  const undo = done.length > 0 ? ({ of: 'settings', settings: done } as const) : null;
  return done.length < removals.length
    ? failure(scope, m.notices_not_saved(), undo)
    : success(scope, m.arrange_was_reset(), undo);
}

function ownOrder(user: Arranger, preset: OrderPreset, columns: ColumnCount): Removal[] {
  const own = readOrder(settingData(user, orderSetting(preset.id)), columns);
  if (own === null) return [];
  return [{ save: orderToSave(preset, columns, null), undo: orderToSave(preset, columns, own) }];
}

const ownChoices = (user: Arranger): Removal[] =>
  gridWidgetIds.flatMap((id) => {
    const choice = activeChoice(user, id);
    if (choice === null) return [];
    return [{ save: activeToSave(id, null), undo: activeToSave(id, choice) }];
  });
