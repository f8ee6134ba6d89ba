import { passesAt } from '../cycle/passes-at.ts';
import { startsAt } from './starts-at.ts';
import { bySoonest, eventStage } from './upcoming.ts';
import type { BookedEvent, OpenEvent } from './types.ts';

/** What somebody's booking of an event has become. */
export type BookingMark =
  | 'booked'
  /** It has begun, and is not over. */
  | 'on'
  /** They were there (CAL-21). */
  | 'went'
  /** It is over, and nobody knows that they were there. */
  | 'over';

/** What became of a booking at a moment. */
export function bookingMark(booking: BookedEvent, now: Date): BookingMark {
  if (booking.wasAttended) return 'went';
  if (now >= passesAt(booking.end)) return 'over';
  return now < startsAt(booking) ? 'booked' : 'on';
}

/** An event that somebody has booked, which the events API may not know; or one that they keep. */
export type FavouriteEvent =
  | { readonly booking: BookedEvent; readonly event: OpenEvent | null }
  | { readonly booking: null; readonly event: OpenEvent };

/**
 * The favourite events of somebody: those that they have booked, and those that they keep. What is
 * still to come is first, the soonest before the others; then what is over, the latest before the
 * others.
 *
 * @param known what the events API says of both
 */
export function favouriteEvents(
  bookings: readonly BookedEvent[],
  known: readonly OpenEvent[],
  now: Date,
): readonly FavouriteEvent[] {
  const byId = new Map(known.map((event) => [event.id, event]));
  const booked = new Set(bookings.map(({ id }) => id));
  const all: FavouriteEvent[] = [
    ...bookings.map((booking) => ({ booking, event: byId.get(booking.id) ?? null })),
    ...known.filter(({ id }) => !booked.has(id)).map((event) => ({ booking: null, event })),
  ];
  const startOf = (one: FavouriteEvent) => one.booking ?? one.event;
  all.sort((one, other) => bySoonest(startOf(one), startOf(other)));
  const isToCome = (one: FavouriteEvent) =>
    one.booking === null ? eventStage(one.event, now) !== 'over' : now < passesAt(one.booking.end);
  return [...all.filter(isToCome), ...all.filter((one) => !isToCome(one)).reverse()];
}
