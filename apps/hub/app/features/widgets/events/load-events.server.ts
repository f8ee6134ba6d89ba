import { m } from '@applicant-hub/copy';
import {
  type BookedEvent,
  bookingMark,
  type EventChoice,
  type EventStart,
  favouriteEvents,
  hasWords,
  isGridClearing,
  notOver,
  type OpenEvent,
} from '@applicant-hub/domain';
import { eventWhen } from '#app/features/reference-data/period-words.ts';
import { getFavouriteIds, isAmong } from '#app/features/favourites/favourites.server.ts';
import { getHome } from '#app/features/reference-data/reference.server.ts';
import { eventPath } from '#app/platform/paths/calendar-path.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { offeredChoices } from './choose.server.ts';
import {
  type MaybeResult,
  findBooked,
  findEventsByIds,
  findMarks,
  findOpenEvents,
} from './find-events.server.ts';
import type { EventItem, EventsView, EventsChoice } from './view-types.ts';

export const EVENTS_SHOWN = 3;

/** Maximum number of saved events to fetch, newest first. The calendar has all of them. */
const MAX_SAVED_REQUESTED = 20;

/** Maximum number of booked events to search. */
const SEARCHED = 50;

type Found = Pick<
  EventsView,
  'state' | 'isUnasked' | 'isIncomplete' | 'areMarksUnknown' | 'events'
>;

/**
 * Loads the events for a choice. If bookings are slow or unavailable, the events have no marks, and
 * the view reports it.
 *
 * @param isAsked whether the applicant requested these events: if so, each event shows whether it
 * is saved
 */
export async function loadEvents(
  scope: RequestScope,
  { choice, search }: EventsChoice,
  isAsked: boolean,
): Promise<EventsView> {
  const isFavourites = choice === 'favourites';
  const [saved, found] = await Promise.all([
    isAsked ? getFavouriteIds(scope, 'events') : null,
    isFavourites ? loadFavourites(scope, search) : loadOpenEvents(scope, choice, search),
  ]);
  return {
    choice,
    choices: offeredChoices(scope.context),
    search,
    ...found,
    home: choice === 'near' ? await homeOf(scope) : null,
    events: found.events
      .slice(0, EVENTS_SHOWN)
      .map((event) => (isAsked ? { ...event, isSaved: isAmong(saved, event.id) } : event)),
    inClearing: isGridClearing(scope.applicant.pageState.applyMode.ug),
  };
}

async function homeOf(scope: RequestScope): Promise<EventsView['home']> {
  const { postcode, place } = await getHome(scope);
  return postcode === null ? null : { postcode, isKnown: place !== null };
}

async function loadOpenEvents(
  scope: RequestScope,
  choice: Exclude<EventChoice, 'favourites'>,
  search: string,
): Promise<Found> {
  const [response, booked] = await Promise.all([
    findOpenEvents[choice](scope, search),
    findMarks(scope),
  ]);
  if (response === 'unasked') return unasked;
  if (!response?.ok) return missing(response);
  const bookings = new Map((booked?.ok ? booked.value : []).map((one) => [one.id, one]));
  const now = scope.context.now();
  const items = notOver(response.value, now)
    .slice(0, EVENTS_SHOWN)
    .map((event) => itemOf(event, event, bookings.get(event.id) ?? null, now));
  const found: Found = { state: 'ready', isUnasked: false, events: items };
  return booked?.ok ? found : { ...found, areMarksUnknown: true };
}

/**
 * Loads booked and saved events, with details from the events API. If that API fails, booked events
 * are shown with the data of their bookings. If the ids of saved events are unavailable, the list
 * is marked as incomplete.
 */
async function loadFavourites(scope: RequestScope, search: string): Promise<Found> {
  const [booked, saved] = await Promise.all([findBooked(scope), getFavouriteIds(scope, 'events')]);
  if (!booked?.ok) return missing(booked);
  const now = scope.context.now();
  const bookings = favouriteEvents(booked.value, [], now)
    .flatMap(({ booking }) => booking ?? [])
    .slice(0, search === '' ? EVENTS_SHOWN : SEARCHED);
  const ids = new Set([
    ...bookings.map(({ id }) => id),
    ...[...(saved ?? [])].slice(0, MAX_SAVED_REQUESTED),
  ]);
  if (ids.size === 0) return saved === null ? failed : unasked;
  const known = await findEventsByIds(scope, [...ids]);
  const events = favouriteEvents(bookings, known?.ok ? known.value : [], now)
    .map((one) => {
      const what = one.booking === null ? one.event : (one.event ?? one.booking);
      return itemOf(what, one.event, one.booking, now);
    })
    .filter(({ title, where }) => hasWords(search, title, where));
  const found: Found = { state: 'ready', isUnasked: false, events };
  const isIncomplete = saved === null || (known?.ok === true && known.isPartial === true);
  return isIncomplete ? { ...found, isIncomplete } : found;
}

function itemOf(
  { id, title, date, time }: EventStart & Pick<OpenEvent, 'id' | 'title'>,
  event: OpenEvent | null,
  booking: BookedEvent | null,
  now: Date,
): EventItem {
  return {
    id,
    title,
    href: event && eventPath(id),
    date,
    when: eventWhen({ date, time }, booking?.end ?? null, event?.area),
    where: event && (event.area ?? m.events_online()),
    mark: booking ? bookingMark(booking, now) : null,
    scans: booking?.wasAttended ? booking.scans : 0,
  };
}

const unasked: Found = { state: 'ready', isUnasked: true, events: [] };

const missing = (response: MaybeResult<unknown>): Found => (response === null ? late : failed);

const late: Found = { state: 'pending', isUnasked: false, events: [] };

const failed: Found = { state: 'failed', isUnasked: false, events: [] };
