import nock from 'nock';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { CallContext, CallReport, Http } from '../http/http.ts';
import { createHttp } from '../http/http.ts';
import type { Failure, Result } from '../http/result.ts';
import type { HttpRequest } from '../http/transport.ts';
import { parse } from './recorded.ts';

/** Base URL of the API under test. No server runs there; nock sends the responses. */
export const baseUrl = 'http://api.test/base';

export const context: CallContext = {
  token: 'secret-token',
  requestId: 'request-1',
  // This limit is long enough for a busy machine.
  timeoutMs: 30_000,
};

export function httpWithReports(): { http: Http; onCall: ReturnType<typeof vi.fn<OnCall>> } {
  const onCall = vi.fn<OnCall>();
  return { http: createHttp({ onCall, parse }), onCall };
}
type OnCall = (report: CallReport) => void;

/** Blocks all requests of a test file that nock does not intercept. */
export function onlyNock(): void {
  beforeAll(() => {
    // An earlier test file in the same worker may have restored nock, so nock must be activated
    // again.
    if (!nock.isActive()) nock.activate();
    nock.disableNetConnect();
  });
  afterEach(() => {
    nock.abortPendingRequests();
    nock.cleanAll();
  });
  afterAll(() => {
    nock.enableNetConnect();
    nock.restore();
  });
}

interface Troubled {
  api: string;
  operation: string;
  method: HttpRequest['method'];
  /** Path and query below the base URL. */
  path: string;
  /** Makes the call with a client that the factory creates. */
  call: (http: Http, context: CallContext) => Promise<Result<unknown>>;
  /** A body that breaks the contract, and the failure's `detail` for this body. */
  wrongTypes: readonly [body: string, detail: string];
  /** Set if 404 is a normal result of this operation and not a failure. */
  answers404?: true;
}

/**
 * Tests that an operation handles errors like all other calls: an error status and an invalid body
 * each return a failure, which the client reports. `http/faults.test.ts` covers all errors that
 * can occur upstream.
 */
export function itHandlesFaults({
  api,
  operation,
  method,
  path,
  call,
  wrongTypes: [wrongBody, detail],
  answers404,
}: Troubled) {
  // This status is the one that code most easily confuses with a normal result.
  const [status, kind] = answers404
    ? ([503, 'unavailable'] as const)
    : ([404, 'notFound'] as const);
  const cases: Fault[] = [
    {
      name: `[SYS-15] ${operation} with the response ${status}`,
      prepare: (upstream) => upstream.reply(status, refusal(status)),
      expected: { kind, ...refused(status) },
    },
    {
      name: `${operation} with the response 200 and wrong types`,
      prepare: (upstream) => upstream.reply(200, wrongBody),
      expected: { ...unreadable, detail },
    },
  ];
  itFails(cases, { api, operation, method, path, call });
}

export interface Fault {
  readonly name: string;
  readonly prepare: (upstream: nock.Interceptor) => unknown;
  readonly expected: Omit<Failure, 'api'>;
  /** Time limit of the call in milliseconds; the default is the value in `context`. */
  readonly timeoutMs?: number;
}

export const refusal = (status: number) => ({ message: `Said with ${status}`, code: 'some_code' });

export const refused = (status: number) => ({
  status,
  message: `Said with ${status}`,
  detail: 'some_code',
});

/** The failure for a success response whose body is unreadable. Each test adds the `detail`. */
export const unreadable = {
  kind: 'badContract',
  status: 200,
  message: 'The service gave an answer that we could not read.',
} as const;

/**
 * Tests that the operation returns a failure for each error, throws no exception and reports the
 * error once.
 */
export function itFails(
  faults: readonly Fault[],
  { api, operation, method, path, call }: Omit<Troubled, 'wrongTypes' | 'answers404'>,
) {
  const { origin, pathname } = new URL(baseUrl);

  it.each(faults.map((fault) => [fault.name, fault] as const))(
    '%s returns a failure and throws no exception',
    async (_, { prepare, expected, timeoutMs = context.timeoutMs }) => {
      prepare(nock(origin).intercept(pathname + path, method));
      const { http, onCall } = httpWithReports();

      const result = await call(http, { ...context, timeoutMs });

      const failure = { api, ...expected };
      expect(result).toEqual({ ok: false, failure });
      expect(onCall.mock.calls).toEqual([
        [
          {
            api,
            operation,
            method,
            outcome: expected.kind,
            status: expected.status,
            durationMs: expect.any(Number) as number,
            requestId: context.requestId,
            failure,
          },
        ],
      ]);
    },
  );
}
