import type { z } from 'zod';
import { failureOf, refusal } from './failures.ts';
import type { FailureKind, Failure, Result } from './result.ts';
import { createTransport, type HttpRequest } from './transport.ts';

/** What every call carries: whose it is, which page it is for, and how long it may take. */
export interface CallContext {
  /** Access token of the signed-in person. */
  token: string;
  /** Goes to the API as `X-Request-Id`, so that its log and ours can be read together. */
  requestId: string;
  /** Milliseconds from the call to the last byte of the answer. */
  timeoutMs: number;
}

/** One thing that an API can be asked. */
export interface Operation<T> {
  /** For logs and metrics, for example `ugTrack`. */
  name: string;
  method: HttpRequest['method'];
  /** Path and query below the API's base URL, encoded. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /**
   * Of the body, as far as it is read. A 204 is parsed as `undefined`, so the schema of an
   * operation that may answer with nothing is optional.
   */
  schema: z.ZodType<T>;
}

/** One finished call, for the log and the metrics. It holds no URL, no token and no answer. */
export interface CallReport {
  api: string;
  operation: string;
  method: HttpRequest['method'];
  outcome: 'ok' | FailureKind;
  /** HTTP status; null when no complete answer came. */
  status: number | null;
  durationMs: number;
  requestId: string;
  /** Unless the outcome is `ok`. */
  failure?: Failure;
}

/** Makes the calls to one API. Resolves with a failure for all trouble upstream. */
export type Call = <T>(operation: Operation<T>, context: CallContext) => Promise<Result<T>>;

/**
 * Gives the way to call one API.
 *
 * @param api short name of the API in failures, logs and metrics
 * @param baseUrl absolute URL that the operations' paths go below
 */
export type Http = (api: string, baseUrl: string) => Call;

/**
 * The one way to other systems. In this order every call gets its headers, its time limit, a
 * reading of the status, a reading of the body, and one report.
 *
 * @param onCall hears of every call exactly once, when it has ended
 */
export function createHttp({ onCall }: { onCall: (report: CallReport) => void }): Http {
  return (api, baseUrl) => {
    const send = createTransport(baseUrl);

    return async (operation, context) => {
      const startedAt = performance.now();
      const exchange = await send(withHeaders(operation, context), context.timeoutMs);
      const status = exchange.outcome === 'answered' ? exchange.status : null;
      const result =
        exchange.outcome !== 'answered'
          ? failureOf(api, exchange)
          : isSuccess(exchange.status)
            ? parse(api, operation.schema, exchange)
            : refusal(api, exchange);
      onCall({
        api,
        operation: operation.name,
        method: operation.method,
        outcome: result.ok ? 'ok' : result.failure.kind,
        status,
        durationMs: performance.now() - startedAt,
        requestId: context.requestId,
        ...(result.ok ? {} : { failure: result.failure }),
      });
      return result;
    };
  };
}
