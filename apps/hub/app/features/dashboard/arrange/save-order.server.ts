import type { Result } from '@applicant-hub/api-clients';
import {
  type ColumnCount,
  type GridWidgetId,
  NO_VERSION,
  type OrderPreset,
  orderSetting,
  readOrder,
  type WidgetOrder,
} from '@applicant-hub/domain';
import { findSetting } from '#app/platform/request/setting-data.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { orderFor } from './own-arrangement.server.ts';
import { orderToSave } from './to-save.server.ts';

/** Number of attempts to save if another tab or device saves at the same time. */
const MAX_ATTEMPTS = 5;

export interface OrderToSave {
  preset: OrderPreset;
  columns: ColumnCount;
  shown: ReadonlySet<GridWidgetId>;
}

export interface SavedOrder {
  /** The user's own order before the change; null if there was none. */
  own: WidgetOrder | null;
  after: WidgetOrder;
  isChanged: boolean;
}

/**
 * Changes the stored order, not the order that a page showed. If another tab or device saves in the
 * meantime, the change is applied again to the new order, so that neither change is lost.
 */
export async function saveOrder(
  scope: RequestScope,
  { preset, columns, shown }: OrderToSave,
  change: (order: WidgetOrder) => WidgetOrder,
): Promise<Result<SavedOrder>> {
  const { identity } = scope.context.clients;
  let stored = findSetting(scope.applicant.user, orderSetting(preset.id));

  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const data = stored?.data ?? null;
    const own = readOrder(data, columns);
    const before = orderFor(data, preset, columns, shown);
    const after = change(before);
    if (after === before) return { ok: true, value: { own, after, isChanged: false } };

    const saved = await identity.saveDraft(writeOptions(scope), {
      ...orderToSave(preset, columns, after),
      expectedVersion: stored?.version ?? NO_VERSION,
      keep: false,
    });
    if (!saved.ok) return saved;
    if (saved.value.outcome === 'saved')
      return { ok: true, value: { own, after, isChanged: true } };
    stored = saved.value.current;
  }
  return { ok: false, failure: contested };
}

const contested = {
  kind: 'status',
  api: 'identity',
  status: 409,
  message: 'The arrangement was changed somewhere else at the same time.',
  detail: null,
} as const;
