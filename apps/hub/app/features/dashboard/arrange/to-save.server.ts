import type { SettingToSave } from '@applicant-hub/api-clients';
import {
  activeSetting,
  type ColumnCount,
  type GridWidgetId,
  type OrderPreset,
  orderSetting,
  type WidgetOrder,
} from '@applicant-hub/domain';

/** @param order null removes the user's own order for this column count */
export const orderToSave = (
  { id }: OrderPreset,
  columns: ColumnCount,
  order: WidgetOrder | null,
): SettingToSave => ({ ...orderSetting(id), data: { [columns]: order }, immediate: true });

/** @param choice null removes the choice, by saving an empty object (SYS-2) */
export const activeToSave = (id: GridWidgetId, choice: boolean | null): SettingToSave => ({
  ...activeSetting(id),
  data: choice ?? {},
  immediate: true,
});
