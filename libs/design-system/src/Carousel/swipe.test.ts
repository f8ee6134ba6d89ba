import { expect, it } from 'vitest';
import { swipe } from './swipe.ts';

const from = { x: 100, y: 500, at: 1_000 };

it.each([
  ['up: the next', { x: 104, y: 430, at: 1_150 }, 1],
  ['down: the one before', { x: 96, y: 570, at: 1_150 }, -1],
  ['sideways, which the browser scrolls itself', { x: 20, y: 480, at: 1_150 }, 0],
  ['aslant', { x: 60, y: 440, at: 1_150 }, 0],
  ['a tap that slipped', { x: 100, y: 480, at: 1_050 }, 0],
  ['slow, as one reads and scrolls', { x: 100, y: 300, at: 1_900 }, 0],
])('[CON-17] a vertical swipe moves the slide; %s', (_what, to, by) => {
  expect(swipe(from, to)).toBe(by);
});
