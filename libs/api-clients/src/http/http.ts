import { type LeftOut, withLeftOut } from './left-out.ts';
import type { Operation } from './operation.ts';
import { type Parse, parseBody, readExchange } from './read-exchange.ts';
import type { Failure, FailureKind, Result } from './result.ts';
import { createTransport, type Exchange, type HttpRequest } from './transport.ts';

export type { Operation } from './operation.ts';

export interface CallContext {
  /**
   * Access token of the signed-in user, sent to our own APIs only. Null for calls that need no
   * session.
   */
  token: string | null;
  /** Sent to the API as `X-Request-Id`, so that the API's log can be matched with the hub's log. */
  requestId: string;
  /**
   * Milliseconds from the call to the last byte of the response. No request is sent when the value
   * is 0 or less.
   */
  timeoutMs: number;
}

/** One call, for monitoring. It contains no URL, no token and no response data. */
export interface WatchedCall {
  api: string;
  operation: string;
  method: HttpRequest['method'];
  requestId: string;
}

export interface CallReport extends WatchedCall {
  outcome: 'ok' | FailureKind;
  /** HTTP status; null when no complete response arrived. */
  status: number | null;
  durationMs: number;
  /** The reason why the request was not sent; absent when it was sent. */
  notSent?: string;
  /** Present unless the outcome is `ok`. */
  failure?: Failure;
  /** Present when unreadable items or fields were left out of the result. */
  leftOut?: LeftOut;
}

/** Calls one API. Upstream errors resolve as a failure; the promise never rejects. */
export type Call = <T>(operation: Operation<T>, context: CallContext) => Promise<Result<T>>;

/** Owner of an API: a third party never receives the user's token. */
type ApiOwner = 'ours' | 'thirdParty';

/**
 * Creates the function that calls one API.
 *
 * @param api short name of the API in failures, logs and metrics
 * @param baseUrl absolute http(s) URL; the paths of the operations are below it
 * @param owner `ours` by default
 * @throws when the base URL is invalid
 */
export type Http = (api: string, baseUrl: string, owner?: ApiOwner) => Call;

/**
 * Runs before every exchange with one API: it allows the exchange, or returns `notSent` at once.
 *
 * @param exchange sends the request; it never rejects
 */
export type Guard = (
  exchange: () => Promise<Exchange>,
  call: Pick<HttpRequest, 'method'> & Pick<CallContext, 'timeoutMs' | 'token'>,
) => Promise<Exchange>;

/** Observes one call, starting before the request is sent. */
export interface Follower {
  /** Extra headers, sent only to our own APIs. */
  headers: Record<string, string>;
  end: (report: CallReport) => void;
}

export type Follow = (call: WatchedCall) => Follower;

const signedOut: Follower = { headers: {}, end: () => undefined };

const ELSEWHERE: Exchange = { outcome: 'notSent', reason: 'the path has a segment of dots' };

const letThrough: Guard = (exchange) => exchange();

/**
 * Creates the function for all calls to other systems. Every call runs the same steps in this
 * order: headers, guard, exchange within the time limit, reading of status and body, report.
 *
 * @param onCall receives a report of every call exactly once, when the call has ended
 * @param parse reads the bodies; tests use it to record which fields are read
 * @param guardOf returns the guard of an API; without it every call is sent
 * @param follow returns the follower of a call
 */
export function createHttp({
  onCall,
  parse = parseBody,
  guardOf = () => letThrough,
  follow = () => signedOut,
}: {
  onCall: (report: CallReport) => void;
  parse?: Parse;
  guardOf?: (api: string) => Guard;
  follow?: Follow;
}): Http {
  return (api, baseUrl, owner = 'ours') => {
    const exchange = createTransport(baseUrl);
    const guard = guardOf(api);

    return async (operation, context) => {
      const startedAt = performance.now();
      const { name, method } = operation;
      const call = { api, operation: name, method, requestId: context.requestId };
      const follower = follow(call);
      const request = toRequest(operation, context, owner, follower.headers);
      const { timeoutMs, token } = context;
      const send = () => exchange(request, timeoutMs, operation.maxBytes);
      // This check runs before the guard, because invalid user input is not the API's fault.
      const response = hasDotSegment(request.path)
        ? ELSEWHERE
        : await guard(send, { method, timeoutMs, token });
      const {
        value: read,
        leftOut,
        lostItems,
      } = withLeftOut(() => readExchange(api, operation, response, parse));
      const result = read.ok && lostItems ? { ...read, isPartial: lostItems } : read;
      const report: CallReport = {
        ...call,
        outcome: result.ok ? 'ok' : result.failure.kind,
        status: 'status' in response ? response.status : null,
        durationMs: performance.now() - startedAt,
        ...(response.outcome === 'notSent' && { notSent: response.reason }),
        ...(!result.ok && { failure: result.failure }),
        ...(result.ok && leftOut !== null && { leftOut }),
      };
      follower.end(report);
      onCall(report);
      return result;
    };
  };
}

function toRequest(
  { method, path, headers: own, body, accept }: Operation<unknown>,
  { token, requestId }: CallContext,
  owner: ApiOwner,
  more: Record<string, string>,
): HttpRequest {
  const headers = {
    Accept: accept ?? 'application/json',
    ...(owner === 'ours' && token !== null && { Authorization: `Bearer ${token}` }),
    'X-Request-Id': requestId,
    ...(owner === 'ours' && more),
    ...own,
  };
  return body === undefined
    ? { method, path, headers, body: null }
    : {
        method,
        path,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      };
}

/**
 * Whether a path has a dot segment. Ids are part of paths, and no encoding prevents servers from
 * resolving a dot segment to another part of the API.
 */
const hasDotSegment = (path: string): boolean =>
  /\/(\.|%2e){1,2}(\/|$)/i.test(path.split('?', 1)[0] ?? '');
