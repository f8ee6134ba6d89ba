import { expect, it } from 'vitest';
import { nextInCycle } from './focus-cycle.ts';

it.each([
  ['from the last to the first', 'abc', 'c', false, 'a'],
  ['from the first, backwards, to the last', 'abc', 'a', true, 'c'],
  ['in between as the browser does', 'abc', 'b', false, null],
  ['in between, backwards, as the browser does', 'abc', 'b', true, null],
  ['from outside to the first', 'abc', 'x', false, 'a'],
  ['from outside, backwards, to the last', 'abc', 'x', true, 'c'],
  ['nowhere from the only one but to itself', 'a', 'a', false, 'a'],
  ['nowhere where there is nothing', '', 'x', false, null],
])('[GRD-12] Tab goes %s', (_where, stops, active, isBackwards, next) => {
  expect(nextInCycle(Array.from(stops), active, isBackwards)).toBe(next);
});
