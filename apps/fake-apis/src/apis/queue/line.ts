import type { MinutesRange } from '@applicant-hub/domain';

const MINUTE_MS = 60_000;

/** Number of recent turns from which the rate is measured. */
const MEASURED_TURNS = 20;

/** Minimum number of turns from which the rate is measured. */
const FEWEST_TURNS = 3;

/** Assumed relative error of a measured rate, in either direction. */
const SPREAD = 0.2;

/**
 * The state of an event's line. It depends only on the stored state and the time, so every instance
 * computes the same state.
 */
export interface Line {
  /** Admissions per minute; 0 while admission is paused. */
  readonly perMinute: number;
  /** Count of issued numbers, which start at 1. */
  readonly given: number;
  /**
   * Number of tickets that have had their turn at the time `at`. The fraction is the progress
   * towards the next turn.
   */
  readonly passed: number;
  /** Time of the last update (epoch milliseconds). */
  readonly at: number;
  /** Times of the last turns (epoch milliseconds), newest last. */
  readonly turns: readonly number[];
}

/**
 * Updates a line to the current time. Returns the numbers that have had their turn since the last
 * update, each with the time of its turn.
 */
export function moveOn(line: Line, now: number): { line: Line; turns: [number, number][] } {
  const { perMinute, given, at } = line;
  const passed = Math.min(line.passed + (perMinute * Math.max(now - at, 0)) / MINUTE_MS, given);
  const turns: [number, number][] = [];
  for (let number = Math.floor(line.passed) + 1; number <= passed; number += 1) {
    turns.push([number, at + ((number - line.passed) * MINUTE_MS) / perMinute]);
  }
  return {
    line: { ...line, passed, at: Math.max(now, at), turns: latest(line.turns, turns) },
    turns,
  };
}

/** Admits extra users immediately, when an operator requests it. */
export function admitMore(line: Line, count: number): { line: Line; turns: [number, number][] } {
  const first = Math.floor(line.passed) + 1;
  const last = Math.min(first + count - 1, line.given);
  const turns: [number, number][] = [];
  for (let number = first; number <= last; number += 1) turns.push([number, line.at]);
  return {
    line: { ...line, passed: Math.max(line.passed, last), turns: latest(line.turns, turns) },
    turns,
  };
}

const latest = (before: readonly number[], turns: readonly [number, number][]) =>
  [...before, ...turns.slice(-MEASURED_TURNS).map(([, at]) => at)].slice(-MEASURED_TURNS);

/** The place of a number: 1 is next; numbers at place 0 or less have had their turn. */
export const placeOf = (number: number, { passed }: Line): number => number - Math.floor(passed);

/**
 * Estimated waiting time at a place, from the rate of the last admissions; null while the rate is
 * unknown.
 *
 * @param now epoch milliseconds, not earlier than the last turn
 */
export function minutesTo(place: number, { perMinute, turns }: Line, now: number) {
  const since = (now - (turns[0] ?? now)) / MINUTE_MS;
  if (perMinute === 0 || turns.length < FEWEST_TURNS || since <= 0) return null;
  const minutes = (place * since) / turns.length;
  const range: MinutesRange = {
    from: Math.floor(minutes * (1 - SPREAD)),
    to: Math.ceil(minutes * (1 + SPREAD)),
  };
  return range;
}
