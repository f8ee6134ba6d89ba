import { describe, expect, it } from 'vitest';
import { compareFields } from './fields-compare.ts';
import type { Reading } from './fields-read.ts';
import { parsePact } from '../pact.ts';

interface Given {
  readonly body?: unknown;
  readonly status?: number;
  readonly request?: object;
  readonly encoded?: string;
}

const request = { method: 'GET', path: '/things', query: { of: ['a b', 'c'] } };

const pactOf = (...exchanges: Given[]) =>
  parsePact(
    JSON.stringify({
      consumer: { name: 'applicant-hub' },
      provider: { name: 'some-thing-api' },
      metadata: { pactSpecification: { version: '4.0' } },
      interactions: exchanges.map(({ body, status = 200, request: asked, encoded }, index) => ({
        description: `request ${index + 1}`,
        request: { ...request, ...asked },
        response: {
          status,
          ...(body !== undefined && {
            body: { content: body, contentType: 'any', encoded: encoded ?? false },
          }),
        },
      })),
    }),
  );

const readingOf = (changes: Partial<Reading> = {}): Reading => ({
  api: 'someThing',
  operation: 'getThings',
  says: 'answer',
  status: 200,
  asked: ['things', 'things[]', 'things[].id'],
  used: ['things[].id'],
  listed: [],
  requests: [{ method: 'GET', path: '/things?of=a+b&of=c' }],
  ...changes,
});

const faultsOf = (pact: ReturnType<typeof pactOf>, readings: Reading[]) =>
  compareFields([pact], readings, []).flatMap(({ faults }) => faults);

const things = { things: [{ id: '1' }, { id: '2' }] };

it('a contract with exactly the fields that are read has no faults', () => {
  expect(compareFields([pactOf({ body: things })], [readingOf()], [])).toEqual([
    {
      provider: 'some-thing-api',
      operation: 'getThings',
      endpoint: 'GET /things',
      agreed: 3,
      faults: [],
    },
  ]);
});

describe('a field of a contract', () => {
  it('a contract field that no client reads is a fault', () => {
    const pact = pactOf({ body: things }, { body: { things: [{ id: '1', colour: 'red' }] } });
    expect(faultsOf(pact, [readingOf()])).toEqual([
      'things[].colour is in pacts/applicant-hub-some-thing-api.json ("request 2"), but no ' +
        'client reads it: remove it from libs/api-clients/src/some-thing/client.pact.test.ts, or ' +
        'use it',
    ]);
  });

  it('a contract field that a client reads but does not use is a fault', () => {
    expect(faultsOf(pactOf({ body: things }), [readingOf({ used: [] })])).toEqual([
      'things[].id is in pacts/applicant-hub-some-thing-api.json ("request 1"), but its ' +
        'value is not used: remove it from libs/api-clients/src/some-thing/client.pact.test.ts and ' +
        'from the schema, or use it',
    ]);
  });

  it('a field in a response is a fault when no client reads responses with that status', () => {
    const pact = pactOf({ body: things }, { status: 404, body: { message: 'No' } });
    expect(faultsOf(pact, [readingOf()])).toEqual([
      expect.stringContaining('message is in pacts/applicant-hub-some-thing-api.json') as string,
    ]);
  });

  it.each([
    ['another method', { method: 'POST' }],
    ['another path', { path: '/others' }],
    ['another query', { query: { of: ['a b'] } }],
    ['a body', { body: { content: {}, contentType: 'application/json', encoded: false } }],
  ])(
    'a field in the response to a request with %s is a fault, because no client reads it',
    (_, other) => {
      const pact = pactOf({ body: things }, { body: { name: 'a' }, request: other });
      expect(faultsOf(pact, [readingOf()])).toEqual([
        expect.stringContaining('name is in pacts') as string,
      ]);
    },
  );

  it('an empty list in a contract is a fault when it is not in the client’s schema', () => {
    const pact = pactOf({ body: things }, { body: { things: [], more: [] } });
    expect(faultsOf(pact, [readingOf()])).toEqual([
      expect.stringContaining('more is in pacts') as string,
    ]);
  });

  it('a field that is null in one response is checked by another response in which it has a value', () => {
    const pact = pactOf({ body: { things: null } }, { body: things });
    expect(faultsOf(pact, [readingOf()])).toEqual([]);
  });

  it('a field below an object whose keys are data counts once for all keys', () => {
    const pact = pactOf({ body: { years: { 2027: { open: true }, 2028: { open: false } } } });
    const asked = ['years', 'years.*', 'years.*.open'];
    const reading = readingOf({ asked, used: ['years.*.open'], listed: ['years'] });
    expect(compareFields([pact], [reading], [])).toMatchObject([{ agreed: 3, faults: [] }]);
  });

  it('a column of a CSV response that no client reads is a fault', () => {
    const body = Buffer.from('name,size\r\na,1\r\n').toString('base64');
    const pact = pactOf({ body, encoded: 'base64' });
    expect(faultsOf(pact, [readingOf({ asked: [], used: ['[].name'] })])).toEqual([
      expect.stringContaining('[].size is in pacts') as string,
    ]);
  });
});

describe('a field that is read', () => {
  const asked = [...readingOf().asked, 'things[].size'];

  it('a field that a client reads but no contract contains is a fault', () => {
    expect(faultsOf(pactOf({ body: things }), [readingOf({ asked })])).toEqual([
      'things[].size is read, but is in no response of pacts/applicant-hub-some-thing-api.json: ' +
        'add it to a response in libs/api-clients/src/some-thing/client.pact.test.ts, or remove ' +
        'it from the schema',
    ]);
  });

  it("a field that a client reads is a fault when only another operation's responses contain it", () => {
    const body = { things: [{ id: '1', size: 2 }] };
    const pact = pactOf({ body: things }, { body, request: { path: '/others' } });
    const other = readingOf({
      operation: 'getOthers',
      asked,
      used: ['things[].id', 'things[].size'],
      requests: [{ method: 'GET', path: '/others?of=a+b&of=c' }],
    });
    expect(faultsOf(pact, [readingOf({ asked }), other])).toEqual([
      expect.stringContaining('things[].size is read, but is in no response') as string,
    ]);
  });

  it('operations with the same request are compared together', () => {
    const fresh = readingOf({ operation: 'getFreshThings' });
    expect(compareFields([pactOf({ body: things })], [readingOf(), fresh], [])).toHaveLength(1);
  });

  it('a field that the client reads from an error response is covered if any error response of the API contains it', () => {
    const pact = pactOf({ body: things }, { status: 401, body: { message: 'No' } });
    const refusal = readingOf({ says: 'refusal', asked: ['message'], used: ['message'] });
    const readings = [
      readingOf(),
      { ...refusal, status: 401 },
      { ...refusal, status: 500, operation: 'getOthers', requests: [] },
    ];
    expect(faultsOf(pact, readings)).toEqual([]);
  });

  it('a field that no contract contains can be an exception, but only while a client reads it', () => {
    const exception = { provider: 'some-thing-api', path: 'things[].size', why: 'a reason' };
    const compare = (reading: Reading) =>
      compareFields([pactOf({ body: things })], [reading], [exception]).flatMap(
        ({ faults }) => faults,
      );
    expect(compare(readingOf({ asked }))).toEqual([]);
    expect(compare(readingOf())).toEqual([
      'things[].size is not read: remove it from tools/pacts/fields/fields-exceptions.ts',
    ]);
  });
});
