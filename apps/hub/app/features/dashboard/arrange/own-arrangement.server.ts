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

/** What is read of a user. */
export type Arranger = Pick<HubUser, 'settings'>;

/**
 * The order of the grid for a column count: the user's own where they have one, the preset's
 * otherwise (EXT-4). It has what is hidden too.
 *
 * @param data of the order setting; null when nothing is saved
 */
export const orderFor = (
  data: string | null,
  preset: OrderPreset,
  columns: ColumnCount,
  shown: ReadonlySet<GridWidgetId>,
): WidgetOrder =>
  gridOrder({ preset: preset.order[columns], own: readOrder(data, columns), shown });

/** The orders of a user's grid, of what is shown in it. */
export function gridOrders(
  user: Arranger,
  preset: OrderPreset,
  shown: ReadonlySet<GridWidgetId>,
): OrderPreset['order'] {
  const data = settingData(user, orderSetting(preset.id));
  const order = (columns: ColumnCount) => shownOrder(orderFor(data, preset, columns, shown), shown);
  const first = order(2);
  // Who has arranged nothing has one order for all, as the preset has.
  return data === null ? { 2: first, 3: first, 4: first } : { 2: first, 3: order(3), 4: order(4) };
}

/** Whether a user has a widget shown; null when they have not said (GRD-34). */
export const activeChoice = (user: Arranger, id: GridWidgetId): boolean | null =>
  readActive(settingData(user, activeSetting(id)));
