import type { Setting } from '../settings/setting.ts';
import { parseObject } from '../settings/parse-object.ts';
import type { ColumnCount } from './columns.ts';
import { type GridWidgetId, gridWidgetIds } from './ids.ts';
import type { PresetId } from './presets.ts';

export type WidgetOrder = readonly GridWidgetId[];

export const moves = ['earlier', 'later'] as const;
export type Move = (typeof moves)[number];

type SettingKey = Pick<Setting, 'collection' | 'name'>;

/**
 * The setting that stores a user's own orders. Its name is the preset's name without the suffix for
 * a good status. The data is an object with the keys "2", "3" and "4". Saving one key does not
 * change the others, because the account merges objects by their keys.
 */
export const orderSetting = (preset: PresetId): SettingKey => ({
  collection: 'dashboardWidgetsOrder',
  name: preset.replace(/Good$/, ''),
});

export const activeSetting = (id: GridWidgetId): SettingKey => ({
  collection: 'dashboardWidgetsActive',
  name: id,
});

/**
 * A user's own order for a column count; null when there is none. It never fails: unknown and
 * repeated ids are left out, and broken data counts as no order.
 *
 * @param data the data of the order setting; null when nothing is saved
 */
export function readOrder(data: string | null, columns: ColumnCount): WidgetOrder | null {
  const saved = parseObject(data)[columns];
  if (!Array.isArray(saved)) return null;
  const order = [...new Set<unknown>(saved)].filter(isGridWidget);
  return order.length > 0 ? order : null;
}

/**
 * Whether a user has switched a widget on or off; null when they have done neither.
 *
 * @param data JSON of the active setting; null when nothing is saved
 */
export function readActive(data: string | null): boolean | null {
  if (data === 'true') return true;
  return data === 'false' ? false : null;
}

/**
 * The order of the grid: the user's own order, whatever the current preset is. A widget that was
 * added after the order was saved follows its predecessor in the preset. A widget that is not in
 * the preset is left out.
 *
 * @param own the user's order; null when there is none
 */
export function arrangedOrder(preset: WidgetOrder, own: WidgetOrder | null): WidgetOrder {
  if (own === null) return preset;
  const known = own.filter((id) => preset.includes(id));
  return preset.reduce<WidgetOrder>((order, id, index) => {
    if (order.includes(id)) return order;
    const before = preset[index - 1];
    return withWidgetAt(order, before === undefined ? 0 : order.indexOf(before) + 1, id);
  }, known);
}

/**
 * Moves a widget one place among the visible widgets. A hidden widget does not move, and the first
 * and last widgets do not move past the ends.
 *
 * @param shown the visible widgets; the order of the hidden widgets does not change
 */
export function moveWidget(
  order: WidgetOrder,
  id: GridWidgetId,
  move: Move,
  shown: ReadonlySet<GridWidgetId>,
): WidgetOrder {
  const from = shownOrder(order, shown).indexOf(id);
  return placeWidget(order, id, move === 'earlier' ? from - 1 : from + 1, shown);
}

/**
 * Puts a widget at a place among the visible widgets.
 *
 * @param index from 0; a value out of range is replaced by the nearest end
 */
export function placeWidget(
  order: WidgetOrder,
  id: GridWidgetId,
  index: number,
  shown: ReadonlySet<GridWidgetId>,
): WidgetOrder {
  const seen = shownOrder(order, shown);
  const from = seen.indexOf(id);
  const to = Math.min(Math.max(index, 0), seen.length - 1);
  const other = seen[to];
  if (from === -1 || to === from || other === undefined) return order;
  const rest = order.filter((each) => each !== id);
  return withWidgetAt(rest, rest.indexOf(other) + (to > from ? 1 : 0), id);
}

export const shownOrder = (order: WidgetOrder, shown: ReadonlySet<GridWidgetId>): WidgetOrder =>
  order.filter((id) => shown.has(id));

const withWidgetAt = (order: WidgetOrder, index: number, id: GridWidgetId): WidgetOrder => [
  ...order.slice(0, index),
  id,
  ...order.slice(index),
];

const isGridWidget = (id: unknown): id is GridWidgetId =>
  gridWidgetIds.some((known) => known === id);
