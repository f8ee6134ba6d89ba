import { expect, it } from 'vitest';
import { type Line, minutesTo, moveOn } from './line.ts';

const MINUTE = 60_000;
const line: Line = { perMinute: 2, given: 100, passed: 0, at: 0, turns: [] };

it('[EXT-28] the wait at place 30 is 12 to 18 minutes when 2 users a minute are admitted', () => {
  const moved = moveOn(line, 10 * MINUTE);
  expect(moved.line.passed).toBe(20);
  expect(minutesTo(30, moved.line, 10 * MINUTE + MINUTE / 2)).toEqual({ from: 12, to: 18 });
});

it('[EXT-28] the waiting time depends on the measured rate and not on the configured rate', () => {
  const { line: slow } = moveOn(line, 10 * MINUTE);
  const promised = { ...slow, perMinute: 200 };
  expect(minutesTo(30, promised, 10 * MINUTE + MINUTE / 2)).toEqual({ from: 12, to: 18 });
  expect(minutesTo(30, moveOn(promised, 10 * MINUTE + 6_000).line, 10 * MINUTE + 6_000)?.to).toBe(
    1,
  );
});

it.each([
  ['admission is paused', { ...line, perMinute: 0 }],
  ['admission has just started', line],
  ['there were too few admissions', { ...line, turns: [0, 30_000] }],
])('[EXT-28] the waiting time is unknown while %s', (_what, at) => {
  expect(minutesTo(30, at, MINUTE)).toBeNull();
});

it('each number has its turn exactly once and on time, however often the line is updated', () => {
  let moved = { line, turns: [] as [number, number][] };
  const turns: [number, number][] = [];
  for (let now = 0; now <= 3 * MINUTE; now += 7_000) {
    moved = moveOn(moved.line, now);
    turns.push(...moved.turns);
  }
  expect(turns.map(([number]) => number)).toEqual([1, 2, 3, 4, 5]);
  for (const [number, at] of turns) expect(at).toBeCloseTo((number * MINUTE) / 2, 3);
});

it('unused admissions are not saved up while the queue is empty', () => {
  const idle = moveOn({ ...line, given: 1 }, 60 * MINUTE).line;
  expect(idle.passed).toBe(1);
  expect(moveOn({ ...idle, given: 50 }, 61 * MINUTE).line.passed).toBe(3);
});
