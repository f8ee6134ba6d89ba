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

  it('a contract is strong when every unnoticed change is an exception', () => {
    expect(strengthOf(1)).toBe(true);
    expect(strengthOf(1, [])).toBe(false);
  });

  it('a contract with an unused exception is not strong', () => {
    expect(strengthOf(0)).toBe(false);
    expect(strengthOf(0, [])).toBe(true);
  });

  it('a contract that notices less than 99 % of the changes is not strong, whatever the exceptions', () => {
    expect([30, 31].map((unnoticed) => strengthOf(unnoticed))).toEqual([true, false]);
  });
});

describe('a measurement', () => {
  it('an unnoticed change without an exception is a survivor', () => {
    expect(rate(measurement, [])).toMatchObject({
      noticed: 2999,
      excepted: 0,
      survivors: [change],
      stale: [],
    });
  });

  it('an unnoticed change with an exception is not a survivor, but counts as unnoticed', () => {
    expect(rate(measurement, [exception])).toMatchObject({
      noticed: 2999,
      excepted: 1,
      survivors: [],
      stale: [],
      score: 100 * (2999 / 3000),
    });
  });

  it.each([{ kind: 'dropped' }, { path: '$.id' }, { interaction: 'another' }])(
    'an exception that is not needed is listed as stale: %j',
    (other) => {
      const unneeded = { ...exception, ...other };
      expect(rate(measurement, [exception, unneeded]).stale).toEqual([unneeded]);
    },
  );

  it('exceptions of other contracts do not apply', () => {
    const other = { ...exception, provider: 'apply-api' };
    expect(rate(measurement, [exception, other]).stale).toEqual([]);
  });

  it('the table rounds percentages down', () => {
    const weak = rate(measurement, []);
    const lines = tableOf([weak]).split('\n');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ['provider', 'interactions', 'fields', 'unread', 'changes', 'noticed', 'excepted', 'score'],
      ['tracking-api', '2', '9', '4', '3000', '2999', '0', '99.96 %'],
      ['all', '2', '9', '4', '3000', '2999', '0', '99.96 %'],
    ]);
  });
});
