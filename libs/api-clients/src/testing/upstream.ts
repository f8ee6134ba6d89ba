import nock from 'nock';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { CallContext, CallReport, Http } from '../http/http.ts';
import { createHttp } from '../http/http.ts';
import type { Failure, Result } from '../http/result.ts';
import type { HttpRequest } from '../http/transport.ts';
import { parse } from './recorded.ts';

/** Where the clients under test think that their API is. Nothing is: nock answers. */
export const baseUrl = 'http://api.test/base';

export const context: CallContext = {
  token: 'secret-token',
  requestId: 'request-1',
  // No busy machine reaches it.
  timeoutMs: 30_000,
};

/** A factory whose reports the tests can look at. */
export function httpWithReports(): { http: Http; onCall: ReturnType<typeof vi.fn<OnCall>> } {
  const onCall = vi.fn<OnCall>();
  return { http: createHttp({ onCall, parse }), onCall };
}
type OnCall = (report: CallReport) => void;

/** Lets the tests of a file reach nothing but nock. */
export function onlyNock(): void {
  beforeAll(() => {
    // It is active from its first import until a file that had it before this one has restored it.
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
  /** Makes the call with a client that was given this factory. */
  call: (http: Http, context: CallContext) => Promise<Result<unknown>>;
  /** A body that is not what the contract says, with what the log will say of it. */
  wrongTypes: readonly [body: string, detail: string];
  /** Whether 404 is an answer of this operation and no failure. */
  answers404?: true;
}

/**
 * Tests that an operation goes the one way of every call: that what it is refused with, and a body
 * that is not what its contract says, end as a failure and are reported. `http/trouble.test.ts` tries
 * that way with everything that can go wrong upstream.
 */
export function itSurvivesTrouble({
  api,
  operation,
  method,
  path,
  call,
  wrongTypes: [wrongBody, detail],
  answers404,
}: Troubled) {
  // The status that is taken for an answer most easily.
  const [status, kind] = answers404
    ? ([503, 'unavailable'] as const)
    : ([404, 'notFound'] as const);
  const cases: Trouble[] = [
    {
      name: `[SYS-15] ${operation} answered with ${status}`,
      prepare: (upstream) => upstream.reply(status, refusal(status)),
      expected: { kind, ...refused(status) },
    },
    {
      name: `${operation} answered with 200 and wrong types`,
      prepare: (upstream) => upstream.reply(200, wrongBody),
      expected: { ...unreadable, detail },
    },
  ];
  itFails(cases, { api, operation, method, path, call });
}

/** Something that goes wrong upstream, and the failure that it is seen as. */
export interface Trouble {
  readonly name: string;
  readonly prepare: (upstream: nock.Interceptor) => unknown;
  readonly expected: Omit<Failure, 'api'>;
  /** Milliseconds that the call may take; those of `context` when left out. */
  readonly timeoutMs?: number;
}

/** What an API says when it refuses. */
export const refusal = (status: number) => ({ message: `Said with ${status}`, code: 'some_code' });

/** What a failure holds of that. */
export const refused = (status: number) => ({
  status,
  message: `Said with ${status}`,
  detail: 'some_code',
});

/** A success that cannot be read, but for what is wrong with it. */
export const unreadable = {
  kind: 'badContract',
  status: 200,
  message: 'The service gave an answer that we could not read.',
} as const;

/** Tests that each trouble is a failure, no exception, and reported once. */
export function itFails(
  troubles: readonly Trouble[],
  { api, operation, method, path, call }: Omit<Troubled, 'wrongTypes' | 'answers404'>,
) {
  const { origin, pathname } = new URL(baseUrl);

  it.each(troubles.map((trouble) => [trouble.name, trouble] as const))(
    '%s is a failure and no exception',
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
