import { describe, expect, it } from 'vitest';
import { parsePact } from '../pact.ts';
import { renderPages } from './readme.ts';
import { fieldsOf, type RecordedCall } from '../reasons.ts';

const pact = parsePact(
  JSON.stringify({
    provider: { name: 'tracking-api' },
    consumer: { name: 'applicant-hub' },
    metadata: { pactSpecification: { version: '4.0' } },
    interactions: [
      {
        description: 'first',
        providerStates: [{ name: 'it exists', params: { scheme: 'ug', year: 2027, list: [] } }],
        request: {
          method: 'GET',
          path: '/things/a b',
          query: { limit: ['2'] },
          headers: { Authorization: ['Bearer x'] },
        },
        response: {
          status: 200,
          body: {
            content: {
              id: 'a',
              kind: 'ug',
              items: [{ score: 1 }, { score: 2.5 }],
              map: { x: true },
              place: { town: 'York' },
              words: ['a'],
            },
          },
          matchingRules: {
            body: {
              $: { matchers: [{ match: 'type' }] },
              '$.kind': { matchers: [{ match: 'equality' }] },
              '$.items[*].score': { matchers: [{ match: 'number' }] },
            },
          },
        },
      },
      {
        description: 'second',
        providerStates: [
          { name: 'it exists', params: { scheme: 'uc', list: Array.from({ length: 99 }) } },
          { name: 'it is refused' },
        ],
        request: {
          method: 'GET',
          path: '/things/a b',
          generators: { path: { type: 'ProviderState', expression: '/things/${thingId}' } },
        },
        response: {
          status: 200,
          body: { content: { id: null, kind: 'uc', items: [], place: null, words: ['b'] } },
          matchingRules: {
            body: {
              '$.id': { matchers: [{ match: 'null' }] },
              '$.words': { matchers: [{ match: 'type' }] },
            },
          },
        },
      },
      {
        description: 'third',
        request: { method: 'GET', path: '/things/a b' },
        response: { status: 404, body: { content: { message: 'No' } } },
      },
    ],
  }),
);

const call = (path: string, success: RecordedCall['success']): RecordedCall => ({
  method: 'GET',
  path,
  success,
  others: {},
});
const read = [
  { path: ['id'], reason: 'names the thing' },
  { path: ['kind'], reason: 'sorts it' },
  { path: ['items', '[*]', 'score'], reason: 'draws the bar' },
  { path: ['map', '*'], reason: 'ticks the box' },
  { path: ['place', 'town'], reason: 'says where' },
  { path: ['words'], reason: 'says it' },
];
const calls = [
  call('/things/a%20b?limit=1', []),
  call('/things/a%20b?limit=2', read),
  call('/things/a%20b', read),
];

const pages = () => renderPages([{ pact, groups: fieldsOf(pact, calls).groups }]);

/** The cells of a page's table row that starts with the given cell. */
async function rowOf(page: string, first: string): Promise<string[] | undefined> {
  const lines = (await pages()).get(page)?.split('\n') ?? [];
  return lines
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .find(([cell]) => cell === first);
}

it('the index lists the contracts with the number of their interactions', async () => {
  expect(await rowOf('README.md', '`tracking-api`')).toEqual([
    '`tracking-api`',
    '[tracking-api.md](tracking-api.md)',
    '[applicant-hub-tracking-api.json](applicant-hub-tracking-api.json)',
    '3',
  ]);
});

describe('the page of a contract', () => {
  it('the page lists each state once, with its parameters, their values and the response', async () => {
    expect(await rowOf('tracking-api.md', '`it exists`')).toEqual([
      '`it exists`',
      '`list`: `[]`, a list<br>`scheme`: `"uc"`, `"ug"`<br>`year`: `2027`',
      '`{ "thingId": … }`',
    ]);
  });

  it('the page lists each request with its state and the response status', async () => {
    expect(await rowOf('tracking-api.md', 'second')).toEqual([
      'second',
      '`GET /things/a%20b`',
      'it exists and it is refused',
      '200',
    ]);
    expect(await rowOf('tracking-api.md', 'first')).toContain('`GET /things/a%20b?limit=2`');
  });

  it.each([
    ['`$.id`', 'a text or null', 'names the thing'],
    ['`$.kind`', 'exactly `"ug"` or `"uc"`', 'sorts it'],
    ['`$.items[*].score`', 'a number', 'draws the bar'],
    ['`$.map.*`', 'true or false; may be missing', 'ticks the box'],
    ['`$.place.town`', 'a text; `$.place` may be null', 'says where'],
    ['`$.words`', 'a list, each a text', 'says it'],
  ])('the page shows the rule for the field %s, and why the hub reads it', async (...row) => {
    expect(await rowOf('tracking-api.md', row[0])).toEqual(row);
  });
});

describe('the faults of a contract', () => {
  it('a contract is at fault when no description explains why a field is read', () => {
    const silent = read.map((field) => ({ ...field, reason: null }));
    const [fault] = fieldsOf(pact, [call('/things/a%20b', silent)]).faults;
    expect(fault).toBe(
      'tracking-api: no description explains why $.id in the response to "first" is read',
    );
  });

  it('a contract is at fault if no schema reads a field', () => {
    const { faults } = fieldsOf(pact, [call('/things/a%20b', read.slice(1))]);
    expect(faults[0]).toBe('tracking-api: no schema reads $.id in the response to "first"');
  });

  it('reading the fields of a contract fails when no test made one of its requests', () => {
    expect(() => fieldsOf(pact, [])).toThrow('no call was recorded for "first"');
  });

  it('a contract has no faults when every field is read and every reason is documented', () => {
    expect(fieldsOf(pact, calls).faults).toEqual([]);
  });
});
