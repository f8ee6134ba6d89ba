import { describe, expect, it } from 'vitest';
import { faultsOf, formatPact, parsePact, type Pact } from './pact.ts';

const interaction = (description: string, fields: object = {}) => ({
  type: 'Synchronous/HTTP',
  description,
  pending: false,
  request: { method: 'GET', path: '/' },
  response: { status: 200 },
  ...fields,
});

const pactOf = (interactions: object[], metadata: object = {}): Pact =>
  parsePact(
    JSON.stringify({
      provider: { name: 'tracking-api' },
      consumer: { name: 'applicant-hub' },
      interactions,
      metadata: { pactSpecification: { version: '4.0' }, ...metadata },
    }),
  );

describe('the text of a contract', () => {
  it('the text does not depend on the versions of the tools', () => {
    const now = pactOf([interaction('a')], { pactRust: { ffi: '1' }, 'pact-js': { version: '1' } });
    const later = pactOf([interaction('a')], { pactRust: { ffi: '2' } });
    expect(formatPact(now)).toBe(formatPact(later));
    expect(formatPact(now)).toContain('"version": "4.0"');
  });

  it('the text does not depend on the order of interactions and keys', () => {
    const one = pactOf([interaction('a', { x: { c: 1, d: [2, 1] } }), interaction('b')]);
    const other = pactOf([interaction('b'), interaction('a', { x: { d: [2, 1], c: 1 } })]);
    expect(formatPact(one)).toBe(formatPact(other));
  });

  it('the text preserves the order of lists and all content, and ends with a newline', () => {
    const pact = pactOf([interaction('a', { x: [2, { z: null, y: 1 }] })]);
    expect(JSON.parse(formatPact(pact))).toEqual(pact);
    expect(formatPact(pact)).toMatch(/}\n$/);
  });
});

describe('a contract whose verification would pass without checking anything', () => {
  it.each([
    ['no interactions', [], 'tracking-api has no interactions'],
    [
      'one description twice',
      [interaction('a'), interaction('b'), interaction('a')],
      'tracking-api has more than one interaction "a"',
    ],
    [
      'a pending interaction',
      [interaction('a'), interaction('b', { pending: true })],
      'tracking-api has the pending interaction "b"',
    ],
  ])('a contract with %s is at fault', (_, interactions, fault) => {
    expect(faultsOf(pactOf(interactions))).toEqual([fault]);
  });

  it('a contract with different, active interactions has no fault', () => {
    expect(faultsOf(pactOf([interaction('a'), interaction('b')]))).toEqual([]);
  });
});

it('a file that is not a contract is rejected', () => {
  expect(() => parsePact('{"interactions":[]}')).toThrow('provider');
});
