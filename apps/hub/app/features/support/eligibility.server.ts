import type { Result } from '@applicant-hub/api-clients';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { callOptions } from '#app/platform/request/call.server.ts';
import { cachedWithinBudget } from '#app/platform/request/within-budget.server.ts';

/**
 * Lifetime of a cached response (milliseconds). The area of a postcode rarely changes, but support
 * may start or stop there.
 */
const lifetimes = { ttlMs: 15 * 60_000, staleMs: 60 * 60_000, negativeTtlMs: 30_000 };

/**
 * Time limit for a request to the service (milliseconds). A slow response is cached for the next
 * page.
 */
const TIMEOUT_MS = 5_000;

/** Null when the response is slow. */
export const findEligibility = (
  call: RequestScope,
  postcode: string,
): Promise<Result<string> | null> =>
  cachedWithinBudget(call, { name: `support:${postcode}`, lifetimes }, () =>
    requireApi(call.context, 'support').eligibility(callOptions(call, TIMEOUT_MS), postcode),
  );
