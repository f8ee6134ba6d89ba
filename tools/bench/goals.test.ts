import { describe, expect, it } from 'vitest';
import { judge, renderTable, type Figure } from './goals.ts';

const figure = (value: number, given: Partial<Figure> = {}): Figure => ({
  measure: 'first load',
  value,
  unit: 'kB',
  ...given,
});

describe('a figure', () => {
  it.each([
    [130, { atMost: 130 }, { atMost: 140 }, 'met'],
    [131, { atMost: 130 }, { atMost: 140 }, 'missed'],
    [141, { atMost: 130 }, { atMost: 140 }, 'FAILED'],
    [99, { atLeast: 99 }, { atLeast: 98 }, 'met'],
    [98, { atLeast: 99 }, { atLeast: 98 }, 'missed'],
    [97, { atLeast: 99 }, { atLeast: 98 }, 'FAILED'],
    [131, { atMost: 130 }, undefined, 'missed'],
    [131, undefined, { atMost: 130 }, 'FAILED'],
    [130, undefined, { atMost: 130 }, 'met'],
  ])(
    'the verdict for a value of %d with the goal %j and the failure threshold %j is %s',
    (value, goal, fail, expected) => {
      expect(judge(figure(value, { ...(goal && { goal }), ...(fail && { fail }) }))).toBe(expected);
    },
  );

  it('a figure is compared as it is displayed, after rounding', () => {
    expect(judge(figure(0.296, { digits: 2, goal: { atLeast: 0.3 } }))).toBe('met');
    expect(judge(figure(0.294, { digits: 2, fail: { atLeast: 0.3 } }))).toBe('FAILED');
  });

  it('a figure without limits has no verdict', () => {
    expect(judge(figure(1))).toBeUndefined();
  });
});

it('the table shows the goal and failure threshold next to each figure', () => {
  const figures = [
    figure(128.4, { goal: { atMost: 120 }, fail: { atMost: 130 } }),
    figure(0.25, { measure: 'pages', unit: '× hello', digits: 2, fail: { atLeast: 0.3 } }),
    figure(7, { measure: 'requests', unit: '' }),
  ];
  expect(renderTable(figures).split('\n')).toEqual([
    'measure     value         goal   fail line',
    'first load  128 kB        ≤ 120  ≤ 130      missed',
    'pages       0.25 × hello         ≥ 0.30     FAILED',
    'requests    7',
  ]);
});
