/** The longest wait in the clearing queue (milliseconds, CLT-3, CLT-4). */
export const QUEUE_LONGEST_MS = 600_000;

/** The time that a return to the queue adds to the wait (milliseconds, CLT-4). */
const RETURN_MS = 60_000;

/** The wait in debug mode (milliseconds, CLT-5). */
const DEBUG_MS = 10_000;

/**
 * A place in the clearing queue. Its wait ends at a fixed time, so the wait continues while a
 * device sleeps; only closing the queue's screen stops it. Times are epoch milliseconds.
 */
export type QueuePlace =
  | {
      kind: 'waiting';
      endsAt: number;
      /** The time of the last return that added a minute; null when there was none. */
      returnedAt: number | null;
    }
  | { kind: 'closed'; leftMs: number }
  | { kind: 'done' };

export interface QueueArrival {
  now: number;
  /** A random number from 0 up to but not including 1. It decides the length of the first wait. */
  random: number;
  isDebug: boolean;
}

/** The remaining wait (milliseconds), at most `QUEUE_LONGEST_MS`. */
export function queueTimeLeft(place: QueuePlace, now: number): number {
  switch (place.kind) {
    case 'waiting':
      return Math.min(Math.max(place.endsAt - now, 0), QUEUE_LONGEST_MS);
    case 'closed':
      return place.leftMs;
    case 'done':
      return 0;
  }
}

/**
 * The place after the queue's screen is opened, for the first time or again (CLT-2 to CLT-5,
 * AMB-81). A closed place is not reopened (AMB-82). Each return adds a minute, but a second return
 * within that minute adds nothing, so two reloads cost one minute (EXT-28).
 *
 * @param place the stored place; null when there is none
 */
export function arriveInQueue(place: QueuePlace | null, arrival: QueueArrival): QueuePlace {
  const { now, random, isDebug } = arrival;
  if (place === null) return waitFor(isDebug ? DEBUG_MS : byChance(random), now, null);
  const current = observeQueue(place, now);
  if (current.kind !== 'waiting') return current;
  if (isDebug) return waitFor(DEBUG_MS, now, null);
  const { returnedAt } = current;
  const hasPaid = returnedAt !== null && now - returnedAt < RETURN_MS;
  return hasPaid ? current : longer(current, now);
}

export const observeQueue = (place: QueuePlace, now: number): QueuePlace =>
  place.kind === 'waiting' && queueTimeLeft(place, now) === 0 ? { kind: 'done' } : place;

/** The place after its screen is closed; the remaining wait is stored (AMB-82). */
export const closeQueue = (place: QueuePlace, now: number): QueuePlace =>
  place.kind === 'waiting' ? { kind: 'closed', leftMs: queueTimeLeft(place, now) } : place;

/** The place after a return to a closed queue: one more minute, and the wait continues (AMB-82). */
export function reopenQueue(place: QueuePlace, { now, isDebug }: QueueArrival): QueuePlace {
  if (place.kind !== 'closed') return place;
  if (place.leftMs === 0) return { kind: 'done' };
  return isDebug ? waitFor(DEBUG_MS, now, null) : longer(place, now);
}

/** A random wait (milliseconds), less than the longest wait (CLT-3) and never zero. */
const byChance = (random: number) => 1 + Math.floor(random * (QUEUE_LONGEST_MS - 1));

const longer = (place: QueuePlace, now: number): QueuePlace =>
  waitFor(Math.min(queueTimeLeft(place, now) + RETURN_MS, QUEUE_LONGEST_MS), now, now);

const waitFor = (ms: number, now: number, returnedAt: number | null): QueuePlace => ({
  kind: 'waiting',
  endsAt: now + ms,
  returnedAt,
});
