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

describe('the report of a call', () => {
  it('is made once for a success', async () => {
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

  it('has nothing of the URL, the token or the body in it', async () => {
    nock(baseUrl).get(operation.path).reply(200, { n: 'secret-answer' });
    const { http, onCall } = httpWithReports();
    await http('thing', baseUrl)(operation, context);
    expect(onCall).toHaveBeenCalledOnce();
    expect(JSON.stringify(onCall.mock.calls)).not.toMatch(/secret|api\.test/);
  });
});

describe('a path with a segment of dots', () => {
  const call = async (path: string) => {
    nock(baseUrl).persist().get(/.*/).reply(200, { n: 1 });
    const guard = vi.fn<Guard>((exchange) => exchange());
    const onCall = vi.fn();
    const http = createHttp({ onCall, guardOf: () => guard });
    const result = await http('thing', baseUrl)({ ...operation, path }, context);
    return { result, onCall, guard };
  };

  it.each(['/types/../subjects', '/types/.', '/types/%2E%2e/subjects', '/types/.%2e?a=b'])(
    'is never sent, and says nothing of the API: %s',
    async (path) => {
      const { result, onCall, guard } = await call(path);
      expect(result).toMatchObject({
        failure: { kind: 'unavailable', detail: 'not sent: the path has a segment of dots' },
      });
      expect(onCall).toHaveBeenCalledOnce();
      expect(guard).not.toHaveBeenCalled();
    },
  );

  it('is not a name with dots in it, or a query', async () => {
    expect((await call('/types/a..b/...?back=/../')).result).toEqual({ ok: true, value: { n: 1 } });
  });
});

describe('[SYS-12] JSON that starts with a byte order mark', () => {
  it('is read in an answer', async () => {
    nock(baseUrl).get(operation.path).reply(200, '\uFEFF{"n":1}');
    const { http } = httpWithReports();
    expect(await http('thing', baseUrl)(operation, context)).toEqual({ ok: true, value: { n: 1 } });
  });

  it('[SYS-15] is read in a refusal', async () => {
    const refusal = '\uFEFF{"message":"Not yours.","code":"not_yours"}';
    nock(baseUrl).get(operation.path).reply(403, refusal);
    const { http } = httpWithReports();
    expect(await http('thing', baseUrl)(operation, context)).toMatchObject({
      failure: { message: 'Not yours.', detail: 'not_yours' },
    });
  });

  it.each(['\uFEFF', '\uFEFF\uFEFF{"n":1}', '{"n":\uFEFF1}'])(
    'is not JSON when it is %j',
    async (body) => {
      nock(baseUrl).get(operation.path).reply(200, body);
      const { http } = httpWithReports();
      expect(await http('thing', baseUrl)(operation, context)).toMatchObject({
        failure: { kind: 'badContract', detail: 'the body is not JSON' },
      });
    },
  );
});

describe('the headers of who follows a call', () => {
  it.each([
    ['ours', ['trace of request-1']],
    ['thirdParty', []],
  ] as const)('go to APIs that are %s', async (owner, sent) => {
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
  });
});

describe('a status that the operation takes for an answer', () => {
  const asked: Operation<{ n: number } | 'taken'> = { ...operation, answers: { 409: 'taken' } };
  const call = (status: number, body: string | object) => {
    nock(baseUrl).get(operation.path).reply(status, body);
    const { http, onCall } = httpWithReports();
    const result = http('thing', baseUrl)(asked, context);
    return result.then((value) => ({ result: value, report: onCall.mock.calls[0]?.[0] }));
  };

  it('is what it means, whatever the body, and no failure in the report', async () => {
    const { result, report } = await call(409, '<!doctype html>');
    expect(result).toEqual({ ok: true, value: 'taken' });
    expect(report).toMatchObject({ outcome: 'ok', status: 409 });
    expect(report).not.toHaveProperty('failure');
  });

  it('leaves all others as they are', async () => {
    expect(await call(200, { n: 1 })).toMatchObject({ result: { ok: true, value: { n: 1 } } });
    expect(await call(410, { message: 'Gone' })).toMatchObject({
      result: { ok: false, failure: { kind: 'status', status: 410, message: 'Gone' } },
    });
  });
});

describe('a body that is too large', () => {
  const asked: Operation<{ n: number } | 'taken'> = {
    ...operation,
    maxBytes: 10,
    answers: { 409: 'taken' },
    schemas: { 422: operation.schema },
  };
  const call = async (status: number) => {
    nock(baseUrl).get(operation.path).reply(status, 'x'.repeat(11));
    const { http, onCall } = httpWithReports();
    const result = await http('thing', baseUrl)(asked, context);
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
  ])('is a failure (%s)', async (status, kind) => {
    expect(await call(status)).toMatchObject({ failure: { kind, status, detail } });
  });

  it('does not matter where the status is the answer', async () => {
    expect(await call(409)).toEqual({ ok: true, value: 'taken' });
  });
});

it('a list of a million wrong values is refused before each is looked at', async () => {
  nock(baseUrl)
    .get(operation.path)
    .reply(200, `[${'0,'.repeat(1_000_000)}0]`);
  const asked = { ...operation, schema: z.array(operation.schema) };
  expect(await httpWithReports().http('thing', baseUrl)(asked, context)).toMatchObject({
    failure: { kind: 'badContract', detail: 'the body has too many values' },
  });
});

it('only the statuses that the operation names are a success, when it names some', async () => {
  const call = (status: number) => {
    nock(baseUrl).get(operation.path).reply(status, { n: 1 });
    return httpWithReports().http('thing', baseUrl)({ ...operation, success: [200] }, context);
  };
  expect(await call(200)).toEqual({ ok: true, value: { n: 1 } });
  expect(await call(206)).toMatchObject({ failure: { kind: 'status', status: 206 } });
});

describe('the words of a failure', () => {
  const failureOf = async (status: number, body: string | object) => {
    nock(baseUrl).get(operation.path).reply(status, body);
    const result = await httpWithReports().http('thing', baseUrl)(operation, context);
    return result.ok ? null : result.failure;
  };

  it.each([
    ['nothing', ''],
    ['a blank message', { message: '  ', code: 'c' }],
    ['a message that is no text', { message: { en: 'No' }, code: 'c' }],
    ['a message of unreasonable length', { message: 'x'.repeat(201), code: 'c' }],
    ['no object', '"No"'],
  ])('are our own when the API sends %s', async (_, body) => {
    expect(await failureOf(500, body)).toMatchObject({ message: 'The service could not answer.' });
  });

  it.each([
    ['is missing', { message: 'No' }],
    ['is no text', { message: 'No', code: 7 }],
    ['is prose', { message: 'No', code: 'the applicant Aisha Rahman is unknown' }],
  ])('come without a detail for the log when the code %s', async (_, body) => {
    expect(await failureOf(500, body)).toMatchObject({ message: 'No', detail: null });
  });

  it('name the first three places where the body breaks the contract', async () => {
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
