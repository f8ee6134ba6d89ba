import { describe, expect, it } from 'vitest';
import { costFigures, ratioFigure, type Reading } from './growth.ts';

const reading = (favourites: number, cpuMs: number): Reading => ({
  page: 'dashboard',
  favourites,
  result: { cpuMs, pagesPerSecond: 1000 / cpuMs, cores: 1, p99Ms: 10 },
});

describe('the ratio of two loads', () => {
  const comparison = {
    measure: '500 to 50',
    of: { page: 'dashboard', favourites: 500 },
    to: { page: 'dashboard', favourites: 50 },
    goal: { atMost: 1.1 },
  };

  it('the ratio is the median over all rounds, so one slow round does not change it', () => {
    const rounds = [
      [reading(50, 2), reading(500, 3)],
      [reading(50, 20), reading(500, 21)],
      [reading(500, 2.4), reading(50, 2)],
    ];
    expect(ratioFigure(comparison, rounds)).toEqual({
      measure: '500 to 50',
      value: 1.2,
      unit: '×',
      digits: 2,
      goal: { atMost: 1.1 },
    });
  });

  it('a comparison throws when one of its loads was not measured', () => {
    expect(() => ratioFigure(comparison, [[reading(50, 2)]])).toThrow(RangeError);
  });
});

it('the table shows the median cost of each load', () => {
  const rounds = [[reading(50, 2)], [reading(50, 4)], [reading(50, 5)]];
  expect(costFigures([{ page: 'dashboard', favourites: 50 }], rounds)).toMatchObject([
    { measure: 'dashboard, 50 favourites of each kind', value: 250, unit: 'pages/s' },
    { measure: '  server CPU per page', value: 4, unit: 'ms' },
  ]);
});
