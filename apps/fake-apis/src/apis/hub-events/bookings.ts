import { type CalendarDate, londonDate, londonInstant } from '@applicant-hub/domain';
import type { Clock } from '#src/clock/clock.ts';
import type { Records } from '#src/store/records.ts';
import { integerOf } from '../courses/chance.ts';
import type { OpenDay } from '../events/open-events/open-event.ts';
import { openEventsAround } from '../events/programme.ts';
import { startText } from '../events/start-text.ts';

export interface Booking {
  readonly eventName: string;
  /** Id of the event in the events API. */
  readonly ucasEventId: string;
  /** ISO date and time. */
  readonly eventStartDate: string;
  readonly eventEndDate: string;
  /** 1 January of year 1 when the applicant did not attend, or has not attended yet. */
  readonly dateAttended: string;
  /** Number of stands that scanned the applicant's ticket. */
  readonly scans: number;
}

export interface Bookings {
  list: (account: string) => readonly Booking[];
  replace: (account: string, bookings: readonly Booking[]) => void;
  /** Generates bookings at these universities, with dates relative to the current date. */
  follow: (account: string, providerIds: readonly string[]) => void;
}

export function bookingsOf(records: Records, clock: Clock): Bookings {
  const replaced = records.collection<readonly Booking[]>('hub-events', 'bookings');
  const followed = records.collection<readonly string[]>('hub-events', 'universities');
  return {
    list: (account) =>
      replaced.find(account, '') ??
      (followed.find(account, '') ?? []).flatMap((providerId, index) =>
        bookingAt(providerId, plans[index % plans.length] ?? 'next', londonDate(clock())),
      ),
    replace: (account, bookings) => replaced.put(account, '', bookings),
    follow: (account, providerIds) => followed.put(account, '', providerIds),
  };
}

/**
 * For each university in turn: the next open day, or an open day that the applicant attended or
 * missed.
 */
const plans = ['next', 'attended', 'missed'] as const;

/** The value for "no date" in this API. */
const NEVER = '0001-01-01T00:00:00Z';

/** Maximum number of stands that scan the ticket of an applicant who attends. */
const STANDS = 9;

function bookingAt(
  providerId: string,
  plan: (typeof plans)[number],
  today: CalendarDate,
): readonly Booking[] {
  const there = openEventsAround(today).filter((event) => event.providerId === providerId);
  const event =
    plan === 'next'
      ? there.find(({ date }) => date > today)
      : there.findLast(({ date }) => date < today);
  return event ? [toBooking(event, plan === 'attended')] : [];
}

const toBooking = (event: OpenDay, isAttended: boolean): Booking => ({
  eventName: event.title,
  ucasEventId: event.id,
  eventStartDate: startText(event),
  eventEndDate: londonInstant(event.until ?? event.date, { hour: 16 }).toISOString(),
  dateAttended: isAttended ? startText(event) : NEVER,
  scans: isAttended && event.place !== null ? 1 + integerOf(`scans ${event.id}`, STANDS) : 0,
});
