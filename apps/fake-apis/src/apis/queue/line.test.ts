import { expect, it } from 'vitest';
import { type Line, minutesTo, moveOn } from './line.ts';

const MINUTE = 60_000;
const line: Line = { perMinute: 2, given: 100, passed: 0, at: 0, turns: [] };

it('[EXT-28] a place at 30 where 2 are admitted in a minute takes about 12 to 18 minutes', () => {
  const moved = moveOn(line, 10 * MINUTE);
  expect(moved.line.passed).toBe(20);
  expect(minutesTo(30, moved.line, 10 * MINUTE + MINUTE / 2)).toEqual({ from: 12, to: 18 });
});

it('[EXT-28] how long it takes goes by the rate that was, and not by one that is promised', () => {
  const { line: slow } = moveOn(line, 10 * MINUTE);
  const promised = { ...slow, perMinute: 200 };
  expect(minutesTo(30, promised, 10 * MINUTE + MINUTE / 2)).toEqual({ from: 12, to: 18 });
  expect(minutesTo(30, moveOn(promised, 10 * MINUTE + 6_000).line, 10 * MINUTE + 6_000)?.to).toBe(
    1,
  );
});

it.each([
  ['admission is paused', { ...line, perMinute: 0 }],
  ['admission has just begun', line],
  ['there were too few admissions', { ...line, turns: [0, 30_000] }],
])('[EXT-28] how long it takes is not known while %s', (_what, at) => {
  expect(minutesTo(30, at, MINUTE)).toBeNull();
});

it('calls each number once, on time, no matter how often it is polled', () => {
  let moved = { line, turns: [] as [number, number][] };
  const turns: [number, number][] = [];
  for (let now = 0; now <= 3 * MINUTE; now += 7_000) {
    moved = moveOn(moved.line, now);
    turns.push(...moved.turns);
  }
  expect(turns.map(([number]) => number)).toEqual([1, 2, 3, 4, 5]);
  for (const [number, at] of turns) expect(at).toBeCloseTo((number * MINUTE) / 2, 3);
});

it('does not save up admissions while the queue is empty', () => {
  const idle = moveOn({ ...line, given: 1 }, 60 * MINUTE).line;
  expect(idle.passed).toBe(1);
  expect(moveOn({ ...idle, given: 50 }, 61 * MINUTE).line.passed).toBe(3);
});
