import { expect, it } from 'vitest';
import { swipe } from './swipe.ts';

const from = { x: 100, y: 500, at: 1_000 };

it.each([
  ['a quick swipe up shows the next slide', { x: 104, y: 430, at: 1_150 }, 1],
  ['a quick swipe down shows the previous slide', { x: 96, y: 570, at: 1_150 }, -1],
  ['a sideways swipe is a scroll by the browser', { x: 20, y: 480, at: 1_150 }, 0],
  ['a diagonal movement does nothing', { x: 60, y: 440, at: 1_150 }, 0],
  ['a tap with a small movement does nothing', { x: 100, y: 480, at: 1_050 }, 0],
  ['a slow movement is a scroll', { x: 100, y: 300, at: 1_900 }, 0],
])('[CON-17] the direction and speed of a swipe determine the next slide: %s', (_what, to, by) => {
  expect(swipe(from, to)).toBe(by);
});
