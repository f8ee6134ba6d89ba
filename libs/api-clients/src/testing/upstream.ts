import nock from 'nock';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { CallContext, CallReport, Http } from '../http/http.ts';
import { createHttp } from '../http/http.ts';
import type { Failure, Result } from '../http/result.ts';
import type { HttpRequest } from '../http/transport.ts';
import { parse } from './fields/recorded.ts';

/** Where the clients under test think that their API is. Nothing is: nock answers. */
export const baseUrl = 'http://api.test/base';

export const context: CallContext = {
  token: 'secret-token',
  requestId: 'request-1',
  timeoutMs: 1_000,
};

/** Short enough for the time-out test to be quick; the API's answer never comes. */
const SHORT_TIMEOUT_MS = 20;
const NEVER_MS = 60_000;

/** A factory whose reports the tests can look at. */
export function httpWithReports(): { http: Http; onCall: ReturnType<typeof vi.fn<OnCall>> } {
  const onCall = vi.fn<OnCall>();
  return { http: createHttp({ onCall, parse }), onCall };
}
type OnCall = (report: CallReport) => void;

/** Lets the tests of a file reach nothing but nock. */
export function onlyNock(): void {
  beforeAll(() => nock.disableNetConnect());
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
  /** A status that is an answer and no failure; none when left out. */
  answered?: number;
  /** What a good body is; an object when left out. */
  body?: 'object' | 'array' | 'csv';
}

const text = { 'Content-Type': 'text/html' };
const html = '<!doctype html><title>Bad gateway</title>';
const json = (status: number) => ({ message: `Said with ${status}`, code: 'some_code' });

/** Statuses that are failures, and what each is seen as. */
const statuses = [
  { kind: 'status', status: 302 },
  { kind: 'status', status: 400 },
  { kind: 'unauthorised', status: 401 },
  { kind: 'unauthorised', status: 403 },
  { kind: 'notFound', status: 404 },
  { kind: 'status', status: 418 },
  { kind: 'status', status: 500 },
  { kind: 'unavailable', status: 503 },
] as const;

/** Tests one operation with everything that can go wrong upstream, each seen as its failure. */
export function itSurvivesTrouble({
  api,
  operation,
  method,
  path,
  call,
  wrongTypes,
  answered,
  body = 'object',
}: Troubled) {
  const { pathname } = new URL(baseUrl);
  const upstream = () => nock(new URL(baseUrl).origin).intercept(pathname + path, method);

  type Expected = Pick<Failure, 'kind' | 'status'> & Partial<Failure>;
  type Case = [trouble: string, prepare: () => unknown, expected: Expected];
  const answers = (status: number, expected: Expected): Case => [
    `[SYS-15] ${operation} answered with ${status}`,
    () => upstream().reply(status, json(status)),
    { message: `Said with ${status}`, detail: 'some_code', ...expected },
  ];
  const unreadable = (what: string, body: string, detail: string): Case => [
    `${operation} answered with 200 and ${what}`,
    () => upstream().reply(200, body, text),
    {
      kind: 'badContract',
      status: 200,
      message: 'The service gave an answer that we could not read.',
      detail,
    },
  ];

  const cases: Case[] = [
    [
      `${operation} not answered in time`,
      () => upstream().delay(NEVER_MS).reply(200, {}),
      {
        kind: 'timeout',
        status: null,
        message: 'The service took too long to answer.',
        detail: null,
      },
    ],
    [
      `${operation} reset`,
      () =>
        upstream().replyWithError(
          Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
        ),
      {
        kind: 'network',
        status: null,
        message: 'The service could not be reached.',
        detail: 'ECONNRESET',
      },
    ],
    ...statuses
      .filter(({ status }) => status !== answered)
      .map((expected) => answers(expected.status, expected)),
    [
      `${operation} answered with 500 and HTML`,
      () => upstream().reply(500, html, text),
      { kind: 'status', status: 500, message: 'The service could not answer.', detail: null },
    ],
    unreadable('wrong types', ...wrongTypes),
    ...(body === 'csv'
      ? []
      : [
          unreadable('an empty body', '', 'the body is empty'),
          unreadable('HTML', html, 'the body is not JSON'),
          unreadable('broken JSON', '{"cycleYear":', 'the body is not JSON'),
          unreadable('null', 'null', `body: Invalid input: expected ${body}, received null`),
        ]),
  ];

  it.each(cases)('%s is a failure and no exception', async (_, prepare, expected) => {
    prepare();
    const { http, onCall } = httpWithReports();
    const timeoutMs = expected.kind === 'timeout' ? SHORT_TIMEOUT_MS : context.timeoutMs;

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
  });
}
