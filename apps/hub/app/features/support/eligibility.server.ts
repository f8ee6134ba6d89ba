import type { Result } from '@applicant-hub/api-clients';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { callOptions } from '#app/platform/request/call.server.ts';
import { cachedWithinBudget } from '#app/platform/request/within-budget.server.ts';

/** A postcode rarely moves, but the support may start or end there (milliseconds). */
const lifetimes = { ttlMs: 15 * 60_000, staleMs: 60 * 60_000, negativeTtlMs: 30_000 };

/** Time limit of the service. The response is cached for the next page (milliseconds). */
const TIMEOUT_MS = 5_000;

/** Whether there is support at a postcode; null when the response is slow. */
export const findEligibility = (
  call: RequestScope,
  postcode: string,
): Promise<Result<string> | null> =>
  cachedWithinBudget(call, { name: `support:${postcode}`, lifetimes }, () =>
    call.context.clients.support.eligibility(callOptions(call, TIMEOUT_MS), postcode),
  );
