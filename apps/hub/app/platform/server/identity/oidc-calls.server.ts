import { AsyncLocalStorage } from 'node:async_hooks';
import * as openid from 'openid-client';
import type { Logger } from 'pino';
import type { FollowCall } from '#app/platform/server/observability/traces.server.ts';
import type { OnUpstreamCall } from '#app/platform/server/upstream/upstream-calls.server.ts';
import { limitedFetch } from './limited-fetch.server.ts';

/**
 * `refused`: the identity provider rejected the request, and a retry will also fail. `unavailable`:
 * the provider sent no valid response; the failure has already been logged.
 */
export interface OidcFailure {
  ok: false;
  kind: 'refused' | 'unavailable';
}

export type OidcResult<T> = { ok: true; value: T } | OidcFailure;

export interface OidcCalls {
  /** `fetch` with the trace headers of the current call. */
  fetch: openid.CustomFetch;
  /** Measures one call to the provider. */
  observed: <T>(operation: string, exchange: () => Promise<T>) => Promise<T>;
  /** Runs one step. A failure is logged once, and is returned as a value instead of thrown. */
  attempt: <T>(operation: string, work: () => Promise<T>) => Promise<OidcResult<T>>;
}

export function createOidcCalls(
  log: Logger,
  onCall: OnUpstreamCall,
  follow: FollowCall | undefined,
): OidcCalls {
  const traced = new AsyncLocalStorage<Record<string, string>>();

  return {
    fetch: limitedFetch(() => traced.getStore() ?? {}),

    async observed(operation, exchange) {
      const startedAt = performance.now();
      const call = { api: 'sign-in', operation };
      const follower = follow?.(call);
      const report = (outcome: 'ok' | OidcFailure['kind']) => {
        follower?.end({ outcome });
        onCall({
          ...call,
          outcome,
          isWorking: outcome !== 'unavailable',
          durationMs: performance.now() - startedAt,
          leftOut: 0,
        });
      };
      try {
        const answer = await traced.run(follower?.headers ?? {}, exchange);
        report('ok');
        return answer;
      } catch (error) {
        report(kindOf(error));
        throw error;
      }
    },

    async attempt(operation, work) {
      try {
        return { ok: true, value: await work() };
      } catch (error) {
        const kind = kindOf(error);
        log.warn({ api: 'sign-in', operation, kind, err: error }, 'upstream call failed');
        return { ok: false, kind };
      }
    },
  };
}

function kindOf(error: unknown): OidcFailure['kind'] {
  if (error instanceof openid.AuthorizationResponseError) {
    const isOutage = ['server_error', 'temporarily_unavailable'].includes(error.error);
    return isOutage ? 'unavailable' : 'refused';
  }
  // Any other token error is a configuration error of the hub, so users are not signed out because
  // of it.
  const isSpent = error instanceof openid.ResponseBodyError && error.error === 'invalid_grant';
  return isSpent ? 'refused' : 'unavailable';
}
