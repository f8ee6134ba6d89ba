import { describe, expect, it } from 'vitest';
import type { ProxiedResponse } from '../verify/proxy.ts';
import { responseMutations, fieldsOf, shorten } from './strength-responses.ts';
import type { Interaction } from './strength-contract.ts';

type Response = Interaction['response'];

const interaction = (content: unknown, rules: object = {}): Interaction => ({
  description: 'a request',
  request: { method: 'GET', path: '/things' },
  response: {
    status: 200,
    headers: { 'Content-Type': ['application/json'] },
    body: { content, encoded: false } as Response['body'],
    matchingRules: { body: rules } as Response['matchingRules'],
  },
});

const result = (body: unknown): ProxiedResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json', etag: '1' },
  body: JSON.stringify(body),
});

/** The changed responses, by the path and kind of the change. */
const changed = (contract: Interaction, actual: ProxiedResponse) =>
  Object.fromEntries(
    responseMutations(contract).map(({ path, kind, apply }) => [`${path} ${kind}`, apply(actual)]),
  );

const bodies = (contract: Interaction, actual: unknown) =>
  Object.fromEntries(
    Object.entries(changed(contract, result(actual)))
      .filter(([name]) => name.startsWith('$'))
      .map(([name, { body }]) => [name, body]),
  );

const typed = { '$.name': { matchers: [{ match: 'type' }] } };

describe('the changes of a response', () => {
  it('the status and the headers in the contract are changed', () => {
    const contract: Interaction = { ...interaction({}), response: { status: 204, headers: {} } };
    expect(changed(contract, result({}))).toEqual({
      'status 299': { ...result({}), status: 299 },
      'status 418': { ...result({}), status: 418 },
    });
    expect(changed(interaction({}), result({}))).toMatchObject({
      'Content-Type dropped': { headers: { etag: '1' } },
      'Content-Type unknown': { headers: { etag: '1', 'Content-Type': 'text/html' } },
    });
  });

  it('every part of a body in the contract is changed, and other fields of the response are preserved', () => {
    expect(bodies(interaction({ name: 'a' }, typed), { name: '7', more: 1 })).toEqual({
      '$ dropped': '',
      '$ null': 'null',
      '$ wrong type': '[{"name":"7","more":1}]',
      '$.name dropped': '{"more":1}',
      '$.name null': '{"name":null,"more":1}',
      '$.name wrong type': '{"name":7,"more":1}',
    });
  });

  it.each([
    ['an exact value', {}],
    ['a pattern', { '$.name': { matchers: [{ match: 'type' }, { match: 'regex' }] } }],
    [
      'equality',
      { $: { matchers: [{ match: 'type' }] }, '$.name': { matchers: [{ match: 'equality' }] } },
    ],
  ])('a part is also replaced with another value when its rule is %s', (_, rules) => {
    expect(bodies(interaction({ name: 'a' }, rules), { name: 'a' })).toHaveProperty(
      ['$.name unknown'],
      '{"name":"no such value!"}',
    );
  });

  it('a part is not replaced with another value when any value would pass', () => {
    const around = { $: { matchers: [{ match: 'type' }] } };
    expect(bodies(interaction({ name: 'a' }, around), { name: 'a' })).not.toHaveProperty([
      '$.name unknown',
    ]);
  });

  it('null is replaced by a value, a boolean by its opposite, and a number by another number', () => {
    expect(
      bodies(interaction({ a: null, b: true, c: 1 }), { a: null, b: true, c: 1 }),
    ).toMatchObject({
      '$.a a value': '{"a":"no such value!","b":true,"c":1}',
      '$.b unknown': '{"a":null,"b":false,"c":1}',
      '$.b wrong type': '{"a":null,"b":"true","c":1}',
      '$.c unknown': '{"a":null,"b":true,"c":2}',
      '$.c wrong type': '{"a":null,"b":true,"c":"1"}',
    });
  });

  it('changes are made inside lists; lists are emptied, and empty lists are filled', () => {
    const rules = { '$.items[*].id': { matchers: [{ match: 'type' }] } };
    const contract = interaction({ items: [{ id: 'a' }], none: [] }, rules);
    expect(bodies(contract, { items: [{ id: 'b' }], none: [] })).toMatchObject({
      '$.items empty': '{"items":[],"none":[]}',
      '$.items wrong type': '{"items":{"id":"b"},"none":[]}',
      '$.items[0] null': '{"items":[null],"none":[]}',
      '$.items[0].id dropped': '{"items":[{}],"none":[]}',
      '$.none filled': '{"items":[{"id":"b"}],"none":["no such value!"]}',
    });
  });

  it('each column of a CSV response is changed in turn', () => {
    const csv = 'name,n\r\nA level,7\r\n';
    const contract: Interaction = {
      ...interaction({}),
      response: { status: 200, body: { content: btoa(csv), encoded: 'base64' } },
    };
    expect(fieldsOf(contract)).toEqual(['$.name', '$.n']);
    expect(changed(contract, { ...result(''), body: csv })).toMatchObject({
      '$ dropped': { body: '' },
      '$ empty': { body: 'name,n\r\n' },
      '$.name dropped': { body: 'n\r\n7\r\n' },
      '$.name null': { body: 'name,n\r\n,7\r\n' },
      '$.n wrong type': { body: 'name,n\r\nA level,many\r\n' },
    });
  });

  it('changing a part fails when the response lacks it', () => {
    expect(() => bodies(interaction({ name: 'a' }), {})).toThrow('the response has no $.name');
  });
});

describe('the fields of a contract', () => {
  it('the fields include the names at every depth', () => {
    const contract = interaction({ a: { b: 1 }, list: [{ c: 1 }, { c: null }] });
    expect(fieldsOf(contract)).toEqual(['$.a', '$.a.b', '$.list', '$.list[0].c', '$.list[1].c']);
  });
});

describe('a recorded response', () => {
  it('the lists of a recorded response are cut to the length of the contract’s lists, and no field is removed', () => {
    const contract = interaction({ items: [{ tags: ['a'] }], none: [] });
    const long = { items: [{ tags: ['x', 'y'], more: [1, 2] }, { tags: [] }], none: [1] };
    expect(JSON.parse(shorten(result(long), contract).body)).toEqual({
      items: [{ tags: ['x'], more: [1, 2] }],
      none: [1],
    });
  });
});
