import type { CalendarDate } from '@applicant-hub/domain';
import { distanceBetween } from '#src/apis/courses/distance.ts';
import { searchable, wordSearch } from '#src/apis/courses/search/words.ts';
import type { EventParameters } from '../parameters.ts';
import type { OpenDay } from './open-event.ts';

const MAX_EVENTS = 24;

/** Distance of a day trip in kilometres. */
const NEAR_KM = 60;

/**
 * The requested events, soonest first. An event requested by id is found even if it is over or for
 * a different scheme.
 */
export function findEvents(
  events: readonly OpenDay[],
  { schemes = [], keyword = '', eventNodeIds, providers, lat, lng }: EventParameters,
  today: CalendarDate,
): readonly OpenDay[] {
  const isSought = wordSearch(keyword);
  const near = lat !== undefined && lng !== undefined ? { lat, lng } : null;
  return events
    .filter(
      (event) =>
        (eventNodeIds === undefined
          ? event.date >= today && event.schemes.some((scheme) => schemes.includes(scheme))
          : eventNodeIds.includes(event.id)) &&
        (providers === undefined || providers.includes(event.providerId ?? '')) &&
        (near === null ||
          (event.place !== null && distanceBetween(near, event.place) <= NEAR_KM)) &&
        isSought(searchable(event.title, event.area ?? '')),
    )
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
    .slice(0, MAX_EVENTS);
}

const startOf = ({ date, time, id }: OpenDay) => `${date} ${time} ${id}`;
