import nock from 'nock';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { baseUrl, context, httpWithReports, onlyNock } from '../testing/upstream.ts';
import { createHttp, type Guard, type Operation, type WatchedCall } from './http.ts';

onlyNock();

const operation = {
  name: 'getThing',
  method: 'GET',
  path: '/things/secret-id?of=secret-person',
  schema: z.object({ n: z.number() }),
} satisfies Operation<{ n: number }>;

describe('the report about a call', () => {
  it('a successful call is reported once', async () => {
    nock(baseUrl).get(operation.path).reply(200, { n: 1 });
    const { http, onCall } = httpWithReports();
    await http('thing', baseUrl)(operation, context);
    expect(onCall.mock.calls).toEqual([
      [
        {
          api: 'thing',
          operation: 'getThing',
          method: 'GET',
          outcome: 'ok',
          status: 200,
          durationMs: expect.any(Number) as number,
          requestId: 'request-1',
        },
      ],
    ]);
  });

  it('the report does not contain the URL, the token or the body', async () => {
    nock(baseUrl).get(operation.path).reply(200, { n: 'secret-answer' });
    const { http, onCall } = httpWithReports();
    await http('thing', baseUrl)(operation, context);
    expect(onCall).toHaveBeenCalledOnce();
    expect(JSON.stringify(onCall.mock.calls)).not.toMatch(/secret|api\.test/);
  });
});

describe('a path with a dot segment', () => {
  const call = async (path: string) => {
    nock(baseUrl).persist().get(/.*/).reply(200, { n: 1 });
    const guard = vi.fn<Guard>((exchange) => exchange());
    const onCall = vi.fn();
    const http = createHttp({ onCall, guardOf: () => guard });
    const result = await http('thing', baseUrl)({ ...operation, path }, context);
    return { result, onCall, guard };
  };

  it.each(['/types/../subjects', '/types/.', '/types/%2E%2e/subjects', '/types/.%2e?a=b'])(
    'a request with a dot segment in its path is never sent and does not count as a failure of the API: %s',
    async (path) => {
      const { result, onCall, guard } = await call(path);
      expect(result).toMatchObject({
        failure: { kind: 'unavailable', detail: 'not sent: the path has a segment of dots' },
      });
      expect(onCall).toHaveBeenCalledOnce();
      expect(guard).not.toHaveBeenCalled();
    },
  );

  it('a path with dots inside a segment, or a query with dots, is sent', async () => {
    expect((await call('/types/a..b/...?back=/../')).result).toEqual({ ok: true, value: { n: 1 } });
  });
});

describe('[SYS-12] JSON that starts with a byte order mark', () => {
  it('a response body with a byte order mark is read', async () => {
    nock(baseUrl).get(operation.path).reply(200, '\uFEFF{"n":1}');
    const { http } = httpWithReports();
    expect(await http('thing', baseUrl)(operation, context)).toEqual({ ok: true, value: { n: 1 } });
  });

  it('[SYS-15] an error body with a byte order mark is read', async () => {
    const refusal = '\uFEFF{"message":"Not yours.","code":"not_yours"}';
    nock(baseUrl).get(operation.path).reply(403, refusal);
    const { http } = httpWithReports();
    expect(await http('thing', baseUrl)(operation, context)).toMatchObject({
      failure: { message: 'Not yours.', detail: 'not_yours' },
    });
  });

  it.each(['\uFEFF', '\uFEFF\uFEFF{"n":1}', '{"n":\uFEFF1}'])(
    'a body that is %j is not JSON',
    async (body) => {
      nock(baseUrl).get(operation.path).reply(200, body);
      const { http } = httpWithReports();
      expect(await http('thing', baseUrl)(operation, context)).toMatchObject({
        failure: { kind: 'badContract', detail: 'the body is not JSON' },
      });
    },
  );
});

describe('the headers that `follow` returns', () => {
  it.each([
    ['ours', ['trace of request-1']],
    ['thirdParty', []],
  ] as const)(
    'only our own APIs receive the headers that `follow` returns (%s)',
    async (owner, sent) => {
      const seen: unknown[] = [];
      nock(baseUrl)
        .get(operation.path)
        .reply(function () {
          seen.push(...[this.req.headers['traceparent'] ?? []].flat());
          return [200, { n: 1 }];
        });
      const end = vi.fn();
      const follow = (call: WatchedCall) => ({
        headers: { traceparent: `trace of ${call.requestId}` },
        end,
      });
      const onCall = vi.fn();
      await createHttp({ onCall, follow })('thing', baseUrl, owner)(operation, context);
      expect(seen).toEqual(sent);
      expect(end.mock.calls).toEqual(onCall.mock.calls);
    },
  );
});

describe('a status that the operation treats as a result', () => {
  const withTaken: Operation<{ n: number } | 'taken'> = {
    ...operation,
    resultsByStatus: { 409: 'taken' },
  };
  const call = (status: number, body: string | object) => {
    nock(baseUrl).get(operation.path).reply(status, body);
    const { http, onCall } = httpWithReports();
    const result = http('thing', baseUrl)(withTaken, context);
    return result.then((value) => ({ result: value, report: onCall.mock.calls[0]?.[0] }));
  };

  it('the status alone decides the result, and the report has no failure', async () => {
    const { result, report } = await call(409, '<!doctype html>');
    expect(result).toEqual({ ok: true, value: 'taken' });
    expect(report).toMatchObject({ outcome: 'ok', status: 409 });
    expect(report).not.toHaveProperty('failure');
  });

  it('other statuses are handled as usual', async () => {
    expect(await call(200, { n: 1 })).toMatchObject({ result: { ok: true, value: { n: 1 } } });
    expect(await call(410, { message: 'Gone' })).toMatchObject({
      result: { ok: false, failure: { kind: 'status', status: 410, message: 'Gone' } },
    });
  });
});

describe('a body that is too large', () => {
  const withTaken: Operation<{ n: number } | 'taken'> = {
    ...operation,
    maxBytes: 10,
    resultsByStatus: { 409: 'taken' },
    schemas: { 422: operation.schema },
  };
  const call = async (status: number) => {
    nock(baseUrl).get(operation.path).reply(status, 'x'.repeat(11));
    const { http, onCall } = httpWithReports();
    const result = await http('thing', baseUrl)(withTaken, context);
    expect(onCall.mock.calls).toMatchObject([
      [{ status, outcome: result.ok ? 'ok' : result.failure.kind }],
    ]);
    return result;
  };
  const detail = 'the body is too large';

  it.each([
    [200, 'badContract'],
    [422, 'badContract'],
    [401, 'unauthorised'],
    [404, 'notFound'],
    [500, 'status'],
    [503, 'unavailable'],
  ])('a body that is too large returns a failure (%s)', async (status, kind) => {
    expect(await call(status)).toMatchObject({ failure: { kind, status, detail } });
  });

  it('a body that is too large is ignored when the status alone decides the result', async () => {
    expect(await call(409)).toEqual({ ok: true, value: 'taken' });
  });
});

it('a body with a million values is rejected before its items are checked', async () => {
  nock(baseUrl)
    .get(operation.path)
    .reply(200, `[${'0,'.repeat(1_000_000)}0]`);
  const requested = { ...operation, schema: z.array(operation.schema) };
  expect(await httpWithReports().http('thing', baseUrl)(requested, context)).toMatchObject({
    failure: { kind: 'badContract', detail: 'the body has too many values' },
  });
});

it('an operation that lists success statuses accepts only these statuses as a success', async () => {
  const call = (status: number) => {
    nock(baseUrl).get(operation.path).reply(status, { n: 1 });
    return httpWithReports().http('thing', baseUrl)({ ...operation, success: [200] }, context);
  };
  expect(await call(200)).toEqual({ ok: true, value: { n: 1 } });
  expect(await call(206)).toMatchObject({ failure: { kind: 'status', status: 206 } });
});

describe('the failure message', () => {
  const failureOf = async (status: number, body: string | object) => {
    nock(baseUrl).get(operation.path).reply(status, body);
    const result = await httpWithReports().http('thing', baseUrl)(operation, context);
    return result.ok ? null : result.failure;
  };

  it.each([
    ['an empty body', ''],
    ['a blank message', { message: '  ', code: 'c' }],
    ['a message that is not text', { message: { en: 'No' }, code: 'c' }],
    ['a message of unreasonable length', { message: 'x'.repeat(201), code: 'c' }],
    ['a body that is not an object', '"No"'],
  ])('the failure has our own message when the API sends %s', async (_, body) => {
    expect(await failureOf(500, body)).toMatchObject({ message: 'The service could not answer.' });
  });

  it.each([
    ['is missing', { message: 'No' }],
    ['is not text', { message: 'No', code: 7 }],
    ['is a sentence', { message: 'No', code: 'the applicant Aisha Rahman is unknown' }],
  ])('the failure has no detail when the error code %s', async (_, body) => {
    expect(await failureOf(500, body)).toMatchObject({ message: 'No', detail: null });
  });

  it('the detail names the first three fields that break the contract', async () => {
    nock(baseUrl)
      .get(operation.path)
      .reply(200, { list: [1, 2, 3, 4] });
    const schema = z.object({ list: z.array(z.string()) });
    const result = await httpWithReports().http('thing', baseUrl)(
      { ...operation, schema },
      context,
    );
    expect(result).toMatchObject({
      failure: {
        detail: [0, 1, 2]
          .map((index) => `list.${index}: Invalid input: expected string, received number`)
          .join('; '),
      },
    });
  });
});
