import type { HubUser } from '@applicant-hub/api-clients';
import {
  type ColumnCount,
  gridOrder,
  shownOrder,
  type WidgetOrder,
  activeSetting,
  type GridWidgetId,
  type OrderPreset,
  orderSetting,
  readActive,
  readOrder,
} from '@applicant-hub/domain';
import { settingData } from '#app/platform/request/setting-data.server.ts';

export type Arranger = Pick<HubUser, 'settings'>;

/**
 * The order of the grid for a column count, including hidden tools: the user's own order, or the
 * preset (EXT-4).
 *
 * @param data the order setting; null if nothing is saved
 */
export const orderFor = (
  data: string | null,
  preset: OrderPreset,
  columns: ColumnCount,
  shown: ReadonlySet<GridWidgetId>,
): WidgetOrder =>
  gridOrder({ preset: preset.order[columns], own: readOrder(data, columns), shown });

export function gridOrders(
  user: Arranger,
  preset: OrderPreset,
  shown: ReadonlySet<GridWidgetId>,
): OrderPreset['order'] {
  const data = settingData(user, orderSetting(preset.id));
  const order = (columns: ColumnCount) => shownOrder(orderFor(data, preset, columns, shown), shown);
  const first = order(2);
  // Users without a saved order get the preset's order for all column counts.
  return data === null ? { 2: first, 3: first, 4: first } : { 2: first, 3: order(3), 4: order(4) };
}

/** Null if the user made no choice (GRD-34). */
export const activeChoice = (user: Arranger, id: GridWidgetId): boolean | null =>
  readActive(settingData(user, activeSetting(id)));
