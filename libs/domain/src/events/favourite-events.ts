import { passesAt } from '../cycle/passes-at.ts';
import { startsAt } from './starts-at.ts';
import { bySoonest, eventStage } from './upcoming.ts';
import type { BookedEvent, OpenEvent } from './types.ts';

export type BookingMark =
  | 'booked'
  /** The event has started and is not over. */
  | 'on'
  /** The applicant attended (CAL-21). */
  | 'went'
  /** The event is over, and attendance is unknown. */
  | 'over';

export function bookingMark(booking: BookedEvent, now: Date): BookingMark {
  if (booking.wasAttended) return 'went';
  if (now >= passesAt(booking.end)) return 'over';
  return now < startsAt(booking) ? 'booked' : 'on';
}

/** A booked or saved event. The events API may not know a booked event. */
export type FavouriteEvent =
  | { readonly booking: BookedEvent; readonly event: OpenEvent | null }
  | { readonly booking: null; readonly event: OpenEvent };

/**
 * The applicant's favourite events, both booked and saved. Future events are first, the soonest at
 * the top, followed by past events, the latest at the top.
 *
 * @param known the data of the events API about booked and saved events
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
