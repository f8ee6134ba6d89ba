import { describe, expect, it } from 'vitest';
import { isMet, renderTable, type Figure } from './goals.ts';

const figure = (value: number, given: Partial<Figure> = {}): Figure => ({
  measure: 'first load',
  value,
  unit: 'kB',
  ...given,
});

describe('a goal', () => {
  it.each([
    [130, { atMost: 130 }, true],
    [131, { atMost: 130 }, false],
    [98, { atLeast: 98 }, true],
    [97, { atLeast: 98 }, false],
  ])('for %d of %j is met: %s', (value, goal, expected) => {
    expect(isMet(figure(value, { goal }))).toBe(expected);
  });

  it('is compared with the figure as it is shown', () => {
    expect(isMet(figure(0.296, { digits: 2, goal: { atLeast: 0.3 } }))).toBe(true);
    expect(isMet(figure(0.294, { digits: 2, goal: { atLeast: 0.3 } }))).toBe(false);
  });

  it('is neither met nor missed where there is none', () => {
    expect(isMet(figure(1))).toBeUndefined();
  });
});

it('shows the goal beside each figure', () => {
  const figures = [
    figure(128.4, { goal: { atMost: 130 } }),
    figure(0.25, { measure: 'pages', unit: '× hello', digits: 2, goal: { atLeast: 0.3 } }),
    figure(7, { measure: 'requests', unit: '' }),
  ];
  expect(renderTable(figures).split('\n')).toEqual([
    'measure     value         goal',
    'first load  128 kB        ≤ 130   met',
    'pages       0.25 × hello  ≥ 0.30  MISSED',
    'requests    7',
  ]);
});
