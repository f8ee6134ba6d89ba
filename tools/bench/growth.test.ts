import { describe, expect, it } from 'vitest';
import { isMet } from './goals.ts';
import { costFigures, growthFigure, type Reading } from './growth.ts';

const reading = (favourites: number, cpuMs: number): Reading => ({
  page: 'dashboard',
  favourites,
  result: { cpuMs, pagesPerSecond: 1000 / cpuMs, cores: 1, p99Ms: 10 },
});

describe('the growth of a page', () => {
  const goal = { page: 'dashboard', few: 50, many: 500, atMost: 1.1 };

  it('is the median of what it is in each round, whatever else the machine did', () => {
    const rounds = [
      [reading(50, 2), reading(500, 3)],
      [reading(50, 20), reading(500, 21)],
      [reading(500, 2.4), reading(50, 2)],
    ];
    expect(growthFigure(goal, rounds)).toMatchObject({ value: 1.2, goal: { atMost: 1.1 } });
  });

  it.each([
    [2.2, true],
    [2.3, false],
  ])('from 2 ms to %d ms keeps to 1.1: %s', (cpuMs, expected) => {
    expect(isMet(growthFigure(goal, [[reading(50, 2), reading(500, cpuMs)]]))).toBe(expected);
  });

  it('needs both loads', () => {
    expect(() => growthFigure(goal, [[reading(50, 2)]])).toThrow(RangeError);
  });
});

it('shows what each load costs, in medians', () => {
  const rounds = [[reading(50, 2)], [reading(50, 4)], [reading(50, 5)]];
  expect(costFigures([{ page: 'dashboard', favourites: 50 }], rounds)).toMatchObject([
    { measure: 'dashboard, 50 favourites of each kind', value: 250, unit: 'pages/s' },
    { measure: '  server CPU per page', value: 4, unit: 'ms' },
  ]);
});
