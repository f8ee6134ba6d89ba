import { londonInstant } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import { bySoonest } from './upcoming.ts';
import type { BookedEvent, EventStart, OpenEvent } from './types.ts';

/** What somebody's booking of an event has become. */
export type BookingMark =
  | 'booked'
  /** It has begun, and is not over. */
  | 'on'
  /** They were there (CAL-21). */
  | 'went'
  /** It is over, and nobody knows that they were there. */
  | 'over';

/** The moment when something begins; without a time, its day does. */
const startsAt = ({ date, time }: EventStart): Date =>
  time === null ? londonInstant(date) : passesAt({ date, time });

/** What became of a booking at a moment. */
export function bookingMark(booking: BookedEvent, now: Date): BookingMark {
  if (booking.wasAttended) return 'went';
  if (now >= passesAt(booking.end)) return 'over';
  return now < startsAt(booking) ? 'booked' : 'on';
}

/**
 * The favourite events of somebody: those that they have booked. What is still to come is first, the
 * soonest before the others; then what is over, the latest before the others.
 *
 * @returns each booking with what the events API says of it; null for what it does not know
 */
export function favouriteEvents(
  bookings: readonly BookedEvent[],
  known: readonly OpenEvent[],
  now: Date,
): readonly { readonly booking: BookedEvent; readonly event: OpenEvent | null }[] {
  const byId = new Map(known.map((event) => [event.id, event]));
  const sorted = [...bookings].sort(bySoonest);
  const isToCome = (booking: BookedEvent) => now < passesAt(booking.end);
  return [
    ...sorted.filter(isToCome),
    ...sorted.filter((booking) => !isToCome(booking)).reverse(),
  ].map((booking) => ({ booking, event: byId.get(booking.id) ?? null }));
}

/** Whether every word that is looked for is in one of the texts. */
export function hasWords(keyword: string, ...texts: readonly (string | null)[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
