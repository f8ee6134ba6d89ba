/** The longest wait in the clearing queue (milliseconds, CLT-3, CLT-4). */
export const QUEUE_LONGEST_MS = 600_000;

/** What a return costs (milliseconds, CLT-4). */
const RETURN_MS = 60_000;

/** The wait in debug mode (milliseconds, CLT-5). */
const DEBUG_MS = 10_000;

/**
 * Somebody's place in the clearing queue. Its wait ends at a moment, so it goes on while a device
 * sleeps; only closing stops it. Moments are epoch milliseconds.
 */
export type QueuePlace =
  | {
      kind: 'waiting';
      endsAt: number;
      /** When a return last cost something; null when none did. */
      returnedAt: number | null;
    }
  | { kind: 'closed'; leftMs: number }
  | { kind: 'done' };

/** When and how somebody arrives. */
export interface QueueArrival {
  now: number;
  /** From 0 up to but not including 1: it decides how long a first wait is. */
  random: number;
  isDebug: boolean;
}

/** How long a place still waits (milliseconds); never more than the longest wait. */
export function queueLeft(place: QueuePlace, now: number): number {
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
 * The place after the queue's screen is opened: a first time or a return (CLT-2 to CLT-5, AMB-81). A
 * closed place stays closed (AMB-82). A return costs a minute, and nothing more within that minute:
 * whoever reloads twice pays once (EXT-28).
 *
 * @param place what is stored; null when nothing is
 */
export function arriveInQueue(place: QueuePlace | null, arrival: QueueArrival): QueuePlace {
  const { now, random, isDebug } = arrival;
  if (place === null) return waitFor(isDebug ? DEBUG_MS : byChance(random), now, null);
  const current = lookAtQueue(place, now);
  if (current.kind !== 'waiting') return current;
  if (isDebug) return waitFor(DEBUG_MS, now, null);
  const { returnedAt } = current;
  const hasPaid = returnedAt !== null && now - returnedAt < RETURN_MS;
  return hasPaid ? current : longer(current, now);
}

/** The place now, without a return: at zero it is done (CLT-7). */
export const lookAtQueue = (place: QueuePlace, now: number): QueuePlace =>
  place.kind === 'waiting' && queueLeft(place, now) === 0 ? { kind: 'done' } : place;

/** The place after its screen is closed: what is left stays stored (AMB-82). */
export const closeQueue = (place: QueuePlace, now: number): QueuePlace =>
  place.kind === 'waiting' ? { kind: 'closed', leftMs: queueLeft(place, now) } : place;

/** The place of somebody who comes back after closing: a minute more, and it goes on (AMB-82). */
export function reopenQueue(place: QueuePlace, { now, isDebug }: QueueArrival): QueuePlace {
  if (place.kind !== 'closed') return place;
  if (place.leftMs === 0) return { kind: 'done' };
  return isDebug ? waitFor(DEBUG_MS, now, null) : longer(place, now);
}

/** Under the longest wait (CLT-3), and never none at all. */
const byChance = (random: number) => 1 + Math.floor(random * (QUEUE_LONGEST_MS - 1));

const longer = (place: QueuePlace, now: number): QueuePlace =>
  waitFor(Math.min(queueLeft(place, now) + RETURN_MS, QUEUE_LONGEST_MS), now, now);

const waitFor = (ms: number, now: number, returnedAt: number | null): QueuePlace => ({
  kind: 'waiting',
  endsAt: now + ms,
  returnedAt,
});
