import { describe } from 'vitest';
import { z } from 'zod';
import {
  baseUrl,
  itFails,
  onlyNock,
  refusal,
  refused,
  type Fault,
  unreadable,
} from '../testing/upstream.ts';
import type { Operation } from './http.ts';

onlyNock();

/** Milliseconds. The limit is short, so that the time-out test is quick; the API never responds. */
const SHORT_TIMEOUT_MS = 20;
const NEVER_MS = 60_000;

const api = 'thing';
const get: Operation<unknown> = {
  name: 'getThing',
  method: 'GET',
  path: '/things/1',
  schema: z.object({ n: z.number() }),
};

const text = { 'Content-Type': 'text/html' };
const html = '<!doctype html><title>Bad gateway</title>';

/** Failing statuses and their failure kinds. */
const statuses = [
  ['status', 302],
  ['status', 400],
  ['unauthorised', 401],
  ['unauthorised', 403],
  ['notFound', 404],
  ['status', 418],
  ['status', 500],
  ['unavailable', 503],
] as const;

/** A 200 response with a body that leads to this failure. */
const result = (what: string, body: string, detail: string): Fault => ({
  name: `a call with the response 200 and ${what}`,
  prepare: (upstream) => upstream.reply(200, body, text),
  expected: { ...unreadable, detail },
});

const ofAnyCall: Fault[] = [
  {
    name: 'a call without a response in time',
    prepare: (upstream) => upstream.delay(NEVER_MS).reply(200, {}),
    timeoutMs: SHORT_TIMEOUT_MS,
    expected: {
      kind: 'timeout',
      status: null,
      message: 'The service took too long to answer.',
      detail: null,
    },
  },
  {
    name: 'a call whose connection is reset',
    prepare: (upstream) =>
      upstream.replyWithError(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })),
    expected: {
      kind: 'network',
      status: null,
      message: 'The service could not be reached.',
      detail: 'ECONNRESET',
    },
  },
  ...statuses.map(([kind, status]): Fault => ({
    name: `[SYS-15] a call with the response ${status}`,
    prepare: (upstream) => upstream.reply(status, refusal(status)),
    expected: { kind, ...refused(status) },
  })),
  {
    name: 'a call with the response 500 and HTML',
    prepare: (upstream) => upstream.reply(500, html, text),
    expected: {
      kind: 'status',
      status: 500,
      message: 'The service could not answer.',
      detail: null,
    },
  },
];

const ofJson = (type: 'object' | 'array'): Fault[] => [
  result('an empty body', '', 'the body is empty'),
  result('HTML', html, 'the body is not JSON'),
  result('broken JSON', '{"cycleYear":', 'the body is not JSON'),
  result('null', 'null', `body: Invalid input: expected ${type}, received null`),
];

/** Each type of body, with all errors that can occur. */
const ways: readonly [way: string, operation: Operation<unknown>, troubles: Fault[]][] = [
  ['an operation that reads an object', get, [...ofAnyCall, ...ofJson('object')]],
  [
    'an operation that accepts an empty response',
    { ...get, method: 'PUT', body: { n: 1 }, schema: z.object({ n: z.number() }).optional() },
    ofJson('object'),
  ],
  ['an operation that reads a list', { ...get, schema: z.array(z.number()) }, ofJson('array')],
  [
    'an operation that reads a CSV file',
    {
      ...get,
      accept: 'text/csv',
      schema: z.string().refine((csv) => csv.startsWith('n,'), 'no column n'),
    },
    [...ofAnyCall, result('a CSV file without the required column', 'm,o\n', 'body: no column n')],
  ],
];

describe.each(ways)('%s', (_way, operation, faults) => {
  itFails(faults, {
    api,
    operation: operation.name,
    method: operation.method,
    path: operation.path,
    call: (http, context) => http(api, baseUrl)(operation, context),
  });
});
