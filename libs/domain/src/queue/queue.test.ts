import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arriveInQueue,
  closeQueue,
  observeQueue,
  queueTimeLeft,
  QUEUE_LONGEST_MS,
  type QueuePlace,
  reopenQueue,
} from './queue.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_122, numRuns: 300 });

const now = 1_800_000_000_000;
const arrival = { now, random: 0.5, isDebug: false };
const debug = { ...arrival, isDebug: true };

const waiting = (leftMs: number, returnedAt: number | null = null): QueuePlace => ({
  kind: 'waiting',
  endsAt: now + leftMs,
  returnedAt,
});
const closed = (leftMs: number): QueuePlace => ({ kind: 'closed', leftMs });
const done: QueuePlace = { kind: 'done' };

describe('arriving', () => {
  it.each([
    ['[CLT-3] a first visit gets a random place', 0.5, 300_000],
    ['[CLT-3] a first visit gets a random place', 0.001, 600],
    ['[CLT-3] a first visit waits less than the longest wait', 0.999_999_999_999, 599_999],
    ['[CLT-3] a first visit never waits 0 ms', 0, 1],
  ])('%s: the random number %d gives a wait of %d ms', (_title, random, leftMs) => {
    expect(arriveInQueue(null, { ...arrival, random })).toEqual(waiting(leftMs));
  });

  it.each([
    [
      '[CLT-2][CLT-4] a return resumes the stored wait, a minute longer',
      waiting(1),
      waiting(60_001, now),
    ],
    [
      '[CLT-2][CLT-4] a return resumes the stored wait, a minute longer',
      waiting(300_000),
      waiting(360_000, now),
    ],
    [
      '[CLT-4] a return extends the wait to the longest wait',
      waiting(540_000),
      waiting(600_000, now),
    ],
    [
      '[CLT-4] a return does not extend the wait beyond the longest wait',
      waiting(540_001),
      waiting(600_000, now),
    ],
    ['[CLT-4] the longest wait does not increase', waiting(600_000), waiting(600_000, now)],
    [
      '[CLT-4] a return a minute after an earlier return adds to the wait again',
      waiting(1_000, now - 60_000),
      waiting(61_000, now),
    ],
    [
      '[EXT-28] a second reload within the minute adds nothing',
      waiting(1_000, now - 59_999),
      waiting(1_000, now - 59_999),
    ],
    ['[CLT-7] a wait that has ended in the meantime is done', waiting(0), done],
    ['[CLT-7] a wait that has ended in the meantime is done', waiting(-5), done],
    ['[CLT-8] a finished wait stays finished', done, done],
    ['[AMB-82] a closed queue stays closed', closed(5_000), closed(5_000)],
  ])('%s', (_title, place, expected) => {
    expect(arriveInQueue(place, arrival)).toEqual(expected);
  });

  it('[CLT-5] in debug mode every wait is ten seconds', () => {
    expect(arriveInQueue(null, debug)).toEqual(waiting(10_000));
    expect(arriveInQueue(waiting(400_000), debug)).toEqual(waiting(10_000));
    expect(reopenQueue(closed(400_000), debug)).toEqual(waiting(10_000));
    expect(arriveInQueue(done, debug)).toEqual(done);
  });
});

describe('a place in the queue', () => {
  it.each([
    [waiting(1), waiting(1)],
    [waiting(0), done],
    [closed(0), closed(0)],
    [done, done],
  ])('[CLT-7] reading the place %j gives %j', (place, expected) => {
    expect(observeQueue(place, now)).toEqual(expected);
  });

  it('[AMB-82] closing the queue stops the wait, and reopening it adds a minute', () => {
    const place = closeQueue(waiting(300_000), now);
    expect(place).toEqual(closed(300_000));
    expect(queueTimeLeft(place, now + 120_000)).toBe(300_000);
    expect(reopenQueue(place, arrival)).toEqual(waiting(360_000, now));
    expect(reopenQueue(closed(590_000), arrival)).toEqual(waiting(600_000, now));
  });

  it('when the wait has ended, closing and reopening the queue adds no wait', () => {
    expect(reopenQueue(closeQueue(waiting(-1), now), arrival)).toEqual(done);
  });

  it('only a closed place can be reopened, and only a waiting place can be closed', () => {
    expect(reopenQueue(waiting(5), arrival)).toEqual(waiting(5));
    expect(reopenQueue(done, arrival)).toEqual(done);
    expect(closeQueue(done, now)).toEqual(done);
  });

  it.each([
    [waiting(90_000), 90_000],
    [waiting(-90_000), 0],
    // A clock that was set back does not make a wait longer.
    [waiting(9_000_000), 600_000],
    [closed(7), 7],
    [done, 0],
  ])('the place %j has %d ms left', (place, leftMs) => {
    expect(queueTimeLeft(place, now)).toBe(leftMs);
  });
});

it('[CLT-4] no wait is ever longer than ten minutes, and every wait ends without further action', () => {
  const changes = [
    arriveInQueue,
    reopenQueue,
    (place: QueuePlace, at: { now: number }) => closeQueue(place, at.now),
    (place: QueuePlace, at: { now: number }) => observeQueue(place, at.now),
  ];
  const step = fc.record({
    change: fc.constantFrom(...changes),
    afterMs: fc.integer({ min: 0, max: 700_000 }),
    random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    isDebug: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let at = arrival;
      let place = arriveInQueue(null, at);
      for (const { change, afterMs, random, isDebug } of steps) {
        at = { now: at.now + afterMs, random, isDebug };
        const before = queueTimeLeft(place, at.now);
        place = change(place, at);
        const left = queueTimeLeft(place, at.now);
        expect(left).toBeLessThanOrEqual(QUEUE_LONGEST_MS);
        expect(left - before).toBeLessThanOrEqual(60_000);
        if (place.kind === 'waiting') expect(observeQueue(place, at.now + left)).toEqual(done);
      }
    }),
  );
});
