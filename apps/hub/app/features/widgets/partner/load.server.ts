import type { CallContext, PartnerResponse, Result } from '@applicant-hub/api-clients';
import {
  nextItem,
  type PartnerData,
  type PartnerItem,
  partnerStatus,
  sortedItems,
} from '@applicant-hub/domain';
import { callOptions } from '#app/platform/request/call.server.ts';
import { cachedWithinBudget } from '#app/platform/request/within-budget.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { PartnerWidgetId } from './ids.ts';
import { statusText } from './words.ts';

/**
 * Time limit of the call (milliseconds). The page stops waiting earlier; a later page uses the
 * response.
 */
const PARTNER_TIMEOUT_MS = 5_000;

/**
 * Cache lifetimes (milliseconds). The list of started items may be a minute old. A failed call is
 * retried immediately.
 */
const lifetimes = { ttlMs: 60_000, staleMs: 60_000, negativeTtlMs: 0 };

/**
 * Requests the applicant's started items from the partner, and interprets the response (LNK-5 to
 * LNK-7).
 *
 * @returns in focus, all items in order; in the grid, the item to continue with; pending while the
 * partner is slow
 */
export async function loadPartner(
  scope: RequestScope,
  id: PartnerWidgetId,
  isFocused: boolean,
  ask: (context: CallContext) => Promise<Result<PartnerResponse>>,
): Promise<PartnerData | typeof PENDING> {
  const result = await cachedWithinBudget(scope, { name: id, lifetimes }, () =>
    ask(callOptions(scope, PARTNER_TIMEOUT_MS)),
  );
  if (result === null) return PENDING;
  const { code, items } = result.ok ? result.value : { code: null, items: [] };
  const status = partnerStatus(code, items);
  return {
    items: isFocused ? sortedItems(items) : one(nextItem(items)),
    status,
    statusText: statusText(id, status, items),
  };
}

const one = (item: PartnerItem | null) => (item === null ? [] : [item]);
