import { type LeftOut, withLeftOut } from './left-out.ts';
import type { Operation } from './operation.ts';
import { type Parse, parseBody, readExchange } from './read-exchange.ts';
import type { Failure, FailureKind, Result } from './result.ts';
import { createTransport, type Exchange, type HttpRequest } from './transport.ts';

export type { Operation } from './operation.ts';

/** What every call carries: for whom it is, for which page, and how long it may take. */
export interface CallContext {
  /**
   * Access token of the signed-in person; goes to our own APIs only. Null for what may be asked
   * without anybody being signed in.
   */
  token: string | null;
  /** Goes to the API as `X-Request-Id`, so that its log and ours can be read side by side. */
  requestId: string;
  /** Milliseconds from the call to the last byte of the answer; nothing is sent when none are left. */
  timeoutMs: number;
}

/** One call, for whoever watches. It holds no URL, no token and no answer. */
export interface WatchedCall {
  api: string;
  operation: string;
  method: HttpRequest['method'];
  requestId: string;
}

/** One finished call, for the log and the metrics. */
export interface CallReport extends WatchedCall {
  outcome: 'ok' | FailureKind;
  /** HTTP status; null when no complete answer came. */
  status: number | null;
  durationMs: number;
  /** Present when it was not sent at all: why. */
  notSent?: string;
  /** Present unless the outcome is `ok`. */
  failure?: Failure;
  /** Present when items or fields of the answer could not be read and are not in it. */
  leftOut?: LeftOut;
}

/** Calls one API. Trouble upstream resolves as a failure; it never rejects. */
export type Call = <T>(operation: Operation<T>, context: CallContext) => Promise<Result<T>>;

/** Whose an API is: a third party never gets the token of a person. */
type ApiOwner = 'ours' | 'thirdParty';

/**
 * Gives the way to call one API.
 *
 * @param api short name of the API in failures, logs and metrics
 * @param baseUrl absolute http(s) URL that the paths of the operations go below
 * @param owner `ours` when left out
 * @throws when the base URL is not one
 */
export type Http = (api: string, baseUrl: string, owner?: ApiOwner) => Call;

/**
 * Stands before every exchange with one API: it lets it happen, or answers `notSent` at once.
 *
 * @param exchange sends the request; it never rejects
 */
export type Guard = (
  exchange: () => Promise<Exchange>,
  call: Pick<HttpRequest, 'method'> & Pick<CallContext, 'timeoutMs' | 'token'>,
) => Promise<Exchange>;

/** Follows one call on its way, from before it is sent. */
export interface Follower {
  /** More headers, where the API is our own. */
  headers: Record<string, string>;
  /** Hears of the end of the call. */
  end: (report: CallReport) => void;
}

export type Follow = (call: WatchedCall) => Follower;

const nobody: Follower = { headers: {}, end: () => undefined };

const ELSEWHERE: Exchange = { outcome: 'notSent', reason: 'the path has a segment of dots' };

const letThrough: Guard = (exchange) => exchange();

/**
 * The one way to other systems. Every call goes through the same steps in this order: headers,
 * guard, exchange within the time limit, reading of status and body, report.
 *
 * @param onCall hears of every call exactly once, when it has ended
 * @param parse reads the bodies; tests record with it which fields are read
 * @param guardOf gives an API its guard; without it every call is sent
 * @param follow gives a call somebody who follows it
 */
export function createHttp({
  onCall,
  parse = parseBody,
  guardOf = () => letThrough,
  follow = () => nobody,
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
      // Before the guard: what somebody typed says nothing of the API.
      const answer = leadsElsewhere(request.path)
        ? ELSEWHERE
        : await guard(send, { method, timeoutMs, token });
      const {
        value: read,
        leftOut,
        lostItems,
      } = withLeftOut(() => readExchange(api, operation, answer, parse));
      const result = read.ok && lostItems ? { ...read, isPartial: lostItems } : read;
      const report: CallReport = {
        ...call,
        outcome: result.ok ? 'ok' : result.failure.kind,
        status: 'status' in answer ? answer.status : null,
        durationMs: performance.now() - startedAt,
        ...(answer.outcome === 'notSent' && { notSent: answer.reason }),
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
 * Whether a path has a segment of dots. Ids are in paths, and no encoding keeps one of these from
 * being read as a step to another part of the API.
 */
const leadsElsewhere = (path: string): boolean =>
  /\/(\.|%2e){1,2}(\/|$)/i.test(path.split('?', 1)[0] ?? '');
