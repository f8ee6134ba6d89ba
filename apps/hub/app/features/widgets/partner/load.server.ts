import type { CallContext, PartnerAnswer, Result } from '@applicant-hub/api-clients';
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

/** A partner may be slow; the page does not wait for it, and shows the answer when it has come (ms). */
const PARTNER_TIMEOUT_MS = 5_000;

/** What somebody has begun need not be newer than a minute; a failure can be tried again at once. */
const lifetimes = { ttlMs: 60_000, staleMs: 60_000, negativeTtlMs: 0 };

/**
 * Asks the partner for what a person has begun there, and says what the answer means (LNK-5 to LNK-7).
 *
 * @returns alone all the items in their order, in the grid the one to go on with; pending while the
 *   partner is late
 */
export async function loadPartner(
  scope: RequestScope,
  id: PartnerWidgetId,
  isFocused: boolean,
  ask: (context: CallContext) => Promise<Result<PartnerAnswer>>,
): Promise<PartnerData | typeof PENDING> {
  const answer = await cachedWithinBudget(scope, { name: id, lifetimes }, () =>
    ask(callOptions(scope, PARTNER_TIMEOUT_MS)),
  );
  if (answer === null) return PENDING;
  const { code, items } = answer.ok ? answer.value : { code: null, items: [] };
  const status = partnerStatus(code, items);
  return {
    items: isFocused ? sortedItems(items) : one(nextItem(items)),
    status,
    statusText: statusText(id, status, items),
  };
}

const one = (item: PartnerItem | null) => (item === null ? [] : [item]);
