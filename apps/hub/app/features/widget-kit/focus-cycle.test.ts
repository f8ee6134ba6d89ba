import { expect, it } from 'vitest';
import { nextInCycle } from './focus-cycle.ts';

it.each([
  ['from the last to the first', 'abc', 'c', false, 'a'],
  ['from the first, backwards, to the last', 'abc', 'a', true, 'c'],
  ['in the order of the browser from a middle element', 'abc', 'b', false, null],
  ['in the order of the browser, backwards, from a middle element', 'abc', 'b', true, null],
  ['from outside to the first', 'abc', 'x', false, 'a'],
  ['from outside, backwards, to the last', 'abc', 'x', true, 'c'],
  ['from the only element to itself', 'a', 'a', false, 'a'],
  ['nowhere when there is no element', '', 'x', false, null],
])('[GRD-12] Tab moves the focus %s', (_where, stops, active, isBackwards, next) => {
  expect(nextInCycle(Array.from(stops), active, isBackwards)).toBe(next);
});
