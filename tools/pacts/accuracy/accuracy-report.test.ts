import { describe, expect, it } from 'vitest';
import { type Disagreement, isAccurate, rateAccuracy, tableOfAccuracy } from './accuracy-report.ts';

const missed: Disagreement = { interaction: 'a', path: '$.at', kind: 'null', is: 'missed' };
const strict: Disagreement = { interaction: 'a', path: '$', kind: 'a field more', is: 'strict' };
const measured = (...disagreements: Disagreement[]) => ({
  provider: 'things-api',
  refused: 10,
  same: 5,
  disagreements,
});
const exception = (change: Disagreement) => ({
  provider: 'things-api',
  path: change.path,
  kind: change.kind,
  reason: 'It is so.',
});

describe('the accuracy of a contract', () => {
  it('recall is the share of breaking changes that fail, and precision is the share of harmless changes that pass', () => {
    expect(rateAccuracy(measured(missed, strict), [])).toMatchObject({
      recall: 90,
      precision: 80,
      agreed: 13,
      failing: [missed, strict],
    });
  });

  it('exceptions are left out of recall and precision', () => {
    expect(rateAccuracy(measured(missed, strict), [exception(strict)])).toMatchObject({
      recall: 90,
      precision: 100,
      excepted: 1,
      failing: [missed],
      stale: [],
    });
  });

  it('an unused exception is listed as stale', () => {
    const { stale } = rateAccuracy(measured(missed), [exception(strict)]);
    expect(stale).toEqual([exception(strict)]);
  });

  it('a contract is accurate when every disagreement is an exception and every exception is used', () => {
    const isEnough = (disagreements: Disagreement[], exceptions: Disagreement[]) =>
      isAccurate(rateAccuracy(measured(...disagreements), exceptions.map(exception)));
    expect(isEnough([], [])).toBe(true);
    expect(isEnough([missed, strict], [missed, strict])).toBe(true);
    expect(isEnough([missed, strict], [missed])).toBe(false);
    expect(isEnough([missed], [missed, strict])).toBe(false);
  });

  it('exceptions of another contract do not apply', () => {
    const other = { ...exception(missed), provider: 'others-api' };
    expect(rateAccuracy(measured(missed), [other])).toMatchObject({ failing: [missed], stale: [] });
  });
});

it('the table has a row for each contract and a row of sums, and rounds percentages down', () => {
  const accuracy = rateAccuracy({ ...measured(missed), refused: 100_000 }, []);
  const [, row, other, sums] = tableOfAccuracy([accuracy, accuracy]).split('\n');
  expect(row).toMatch(/^things-api +100000 +5 +100004 +0 +99\.99 % +100\.00 %$/);
  expect(other).toBe(row);
  expect(sums).toMatch(/^all +200000 +10 +200008 +0$/);
});
