import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRequestIn, nextCommentsRequestIn } from './request-times.ts';
import { countdown, spokenAt } from './countdown.ts';
import { hasComments, liveState } from './live-state.ts';

const start = Date.parse('2026-08-12T18:30:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const schedule = { enabled: true, time: start / 1000, hasEmbed: true };

describe('the state of a live event', () => {
  it.each([
    [
      '[LIV-4] an event is disabled after its start',
      { ...schedule, enabled: false },
      60,
      'disabled',
    ],
    [
      '[LIV-4] an event is disabled before its start',
      { ...schedule, enabled: false },
      -60,
      'disabled',
    ],
    [
      '[LIV-5] the holding panel is shown until the start',
      { ...schedule, hasEmbed: false },
      -1,
      'holding',
    ],
    [
      '[LIV-5] the holding panel is shown although the player is ready early',
      schedule,
      -1,
      'holding',
    ],
    ['[LIV-7] the player is shown from the second of the start', schedule, 0, 'showing'],
    ['[LIV-7] a player that was published late is shown', schedule, 600, 'showing'],
    [
      '[LIV-8] an event that starts without a player awaits the player',
      { ...schedule, hasEmbed: false },
      0,
      'awaiting',
    ],
    ['an event without a time has started', { ...schedule, time: 0 }, 0, 'showing'],
  ])('%s', (_what, given, seconds, state) => {
    expect(liveState(given, at(seconds))).toBe(state);
  });
});

describe('comments', () => {
  const all = { enabled: true, comments: true, disqus: 'a-thread' };
  it.each([
    ['comments are shown', all, true],
    ['[LIV-9] comments are hidden while they are switched off', { ...all, comments: false }, false],
    ['[LIV-9] comments are hidden without a thread', { ...all, disqus: ' ' }, false],
    ['comments are hidden without an event', { ...all, enabled: false }, false],
  ])('%s', (_what, given, expected) => {
    expect(hasComments(given)).toBe(expected);
  });
});

describe('the countdown', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [59_000, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
    [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [93_784_000, { days: 1, hours: 2, minutes: 3, seconds: 4 }],
  ])('[LIV-5] the countdown for %i ms shows %o', (left, shown) => {
    expect(countdown(left)).toEqual(shown);
  });

  it('the countdown shows zero only when no time is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 10_000_000 }), (left) => {
        const shown = Object.values(countdown(left)).every((value) => value === 0);
        expect(shown).toBe(left <= 0);
      }),
      { seed: 35 },
    );
  });

  it.each([
    [600_001, null],
    [600_000, 10],
    [60_001, 10],
    [60_000, 1],
    [1, 1],
  ])('%i ms before the start, the last announced number of minutes is %s', (left, spoken) => {
    expect(spokenAt(left)).toBe(spoken);
  });
});

describe('repeated requests', () => {
  it.each([
    [0, 0, 0],
    [0, 0.5, 5_000],
    [1, 0, 20_000],
    [2, 0.1, 41_000],
    [4, 0, 160_000],
    [40, 0, 160_000],
  ])('after %i requests, with chance %d, the next wait is %i ms', (count, chance, wait) => {
    expect(nextRequestIn(count, chance)).toBe(wait);
  });

  it('the page stops requesting comments after a few tries', () => {
    expect([0, 1, 2, 3, 4].map(nextCommentsRequestIn)).toEqual([0, 5_000, 20_000, 60_000, null]);
  });
});
