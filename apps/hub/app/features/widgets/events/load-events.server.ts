import { m } from '@applicant-hub/copy';
import {
  type BookedEvent,
  bookingMark,
  type EventChoice,
  type EventStart,
  favouriteEvents,
  formatDeadline,
  formatHour,
  hasWords,
  isGridClearing,
  type OpenEvent,
  openUntilEvening,
  passesAt,
} from '@applicant-hub/domain';
import { getHome } from '#app/features/reference-data/reference.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  type Answer,
  findBooked,
  findEventsByIds,
  findMarks,
  findOpenEvents,
} from './find-events.server.ts';
import type { EventItem, EventsView } from './view-types.ts';

/** So many events are enough for a card; the events page has them all. */
export const EVENTS_SHOWN = 3;

/** The words of so many booked events are looked through. */
const SEARCHED = 50;

type Found = Pick<EventsView, 'state' | 'isUnasked' | 'events'>;

/**
 * The events of a choice. Bookings that are late or cannot be had mark nothing; the rest is shown
 * without them.
 *
 * @param search words to look for; empty for none
 */
export async function loadEvents(
  scope: RequestScope,
  choice: EventChoice,
  search: string,
): Promise<EventsView> {
  const found = await (choice === 'favourites'
    ? loadFavourites(scope, search)
    : loadOpenEvents(scope, choice, search));
  return {
    choice,
    search,
    ...found,
    home: choice === 'near' ? await homeOf(scope) : null,
    events: found.events.slice(0, EVENTS_SHOWN),
    inClearing: isGridClearing(scope.applicant.pageState.applyMode.ug),
  };
}

async function homeOf(scope: RequestScope): Promise<EventsView['home']> {
  const { postcode, place } = await getHome(scope);
  return { postcode, isKnown: place !== null };
}

async function loadOpenEvents(
  scope: RequestScope,
  choice: Exclude<EventChoice, 'favourites'>,
  search: string,
): Promise<Found> {
  const [answer, booked] = await Promise.all([
    findOpenEvents[choice](scope, search),
    findMarks(scope),
  ]);
  if (answer === 'unasked') return unasked;
  if (!answer?.ok) return missing(answer);
  const bookings = new Map((booked?.ok ? booked.value : []).map((one) => [one.id, one]));
  const now = scope.context.now();
  const items = openUntilEvening(answer.value, now).map((event) =>
    itemOf(event, event, bookings.get(event.id), now),
  );
  return { state: 'ready', isUnasked: false, events: items };
}

/** The booked events, with what the events API knows of them; without it they are shown as booked. */
async function loadFavourites(scope: RequestScope, search: string): Promise<Found> {
  const booked = await findBooked(scope);
  if (!booked?.ok) return missing(booked);
  if (booked.value.length === 0) return unasked;
  const now = scope.context.now();
  const bookings = favouriteEvents(booked.value, [], now)
    .slice(0, search === '' ? EVENTS_SHOWN : SEARCHED)
    .map(({ booking }) => booking);
  const known = await findEventsByIds(
    scope,
    bookings.map(({ id }) => id),
  );
  const events = favouriteEvents(bookings, known?.ok ? known.value : [], now)
    .map(({ booking, event }) => itemOf(event ?? booking, event, booking, now))
    .filter(({ title, where }) => hasWords(search, title, where));
  return { state: 'ready', isUnasked: false, events };
}

function itemOf(
  { id, title, date, time }: EventStart & Pick<OpenEvent, 'id' | 'title'>,
  event: OpenEvent | null,
  booking: BookedEvent | undefined,
  now: Date,
): EventItem {
  return {
    id,
    title,
    href: event?.url ?? null,
    date,
    when: periodWords({ date, time }, booking?.end ?? null),
    where: event && (event.area ?? m.events_online()),
    mark: booking ? bookingMark(booking, now) : null,
    scans: booking?.wasAttended ? booking.scans : 0,
  };
}

/** When it is, in words; with its end where somebody knows it. */
function periodWords(start: EventStart, end: EventStart | null): string {
  const begin = formatDeadline(start.date, start.time);
  if (end === null || passesAt(end) <= passesAt(start)) return begin;
  if (end.date !== start.date) {
    return m.events_period({ begin, end: formatDeadline(end.date, end.time) });
  }
  return end.time === null ? begin : m.events_period({ begin, end: formatHour(end.time) });
}

const unasked: Found = { state: 'ready', isUnasked: true, events: [] };

const missing = (answer: Answer<unknown>): Found => ({
  state: answer === null ? 'pending' : 'failed',
  isUnasked: false,
  events: [],
});
