import { describe, expect, it } from 'vitest';
import { isStrong, rate, tableOf } from './strength-report.ts';

const change = { interaction: 'a request', path: '$.name', kind: 'null' };
const measurement = {
  provider: 'tracking-api',
  interactions: 2,
  fields: 9,
  unread: 4,
  changes: 3000,
  survivors: [change],
};
const exception = { ...change, provider: 'tracking-api', reason: 'It may be null.' };

describe('a contract', () => {
  const strengthOf = (unnoticed: number, exceptions = [exception]) =>
    isStrong(rate({ ...measurement, survivors: Array(unnoticed).fill(change) }, exceptions));

  it('is strong when all that goes unnoticed is an exception', () => {
    expect(strengthOf(1)).toBe(true);
    expect(strengthOf(1, [])).toBe(false);
  });

  it('is not strong with an exception that is not needed', () => {
    expect(strengthOf(0)).toBe(false);
    expect(strengthOf(0, [])).toBe(true);
  });

  it('is not strong below 99 %, whatever the exceptions', () => {
    expect([30, 31].map((unnoticed) => strengthOf(unnoticed))).toEqual([true, false]);
  });
});

describe('what was measured', () => {
  it('fails with what nobody noticed', () => {
    expect(rate(measurement, [])).toMatchObject({
      noticed: 2999,
      excepted: 0,
      survivors: [change],
      stale: [],
    });
  });

  it('lets an exception pass, and still counts it as unnoticed', () => {
    expect(rate(measurement, [exception])).toMatchObject({
      noticed: 2999,
      excepted: 1,
      survivors: [],
      stale: [],
      score: 100 * (2999 / 3000),
    });
  });

  it.each([{ kind: 'dropped' }, { path: '$.id' }, { interaction: 'another' }])(
    'fails with an exception that is not needed: %j',
    (other) => {
      const unneeded = { ...exception, ...other };
      expect(rate(measurement, [exception, unneeded]).stale).toEqual([unneeded]);
    },
  );

  it('leaves the exceptions of others alone', () => {
    const other = { ...exception, provider: 'apply-api' };
    expect(rate(measurement, [exception, other]).stale).toEqual([]);
  });

  it('is a table that rounds nothing up', () => {
    const weak = rate(measurement, []);
    const lines = tableOf([weak]).split('\n');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ['provider', 'interactions', 'fields', 'unread', 'changes', 'noticed', 'excepted', 'score'],
      ['tracking-api', '2', '9', '4', '3000', '2999', '0', '99.96 %'],
      ['all', '2', '9', '4', '3000', '2999', '0', '99.96 %'],
    ]);
  });
});
