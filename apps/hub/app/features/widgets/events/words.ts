import { m } from '@applicant-hub/copy';
import type { BookingMark, EventChoice } from '@applicant-hub/domain';
import type { EventsView } from './view-types.ts';

/** The labels of the choices (CAL-14). */
export const choiceLabels: Readonly<Record<EventChoice, () => string>> = {
  latest: m.events_choice_latest,
  unis: m.events_choice_unis,
  near: m.events_choice_near,
  favourites: m.events_choice_favourites,
};

/** The message for a choice that has no events (CAL-22 to CAL-25). */
export const emptyWords: Readonly<Record<EventChoice, () => string>> = {
  latest: m.events_empty_latest,
  unis: m.events_empty_unis,
  near: m.events_empty_near,
  favourites: m.events_empty_favourites,
};

export const markWords: Readonly<Record<BookingMark, () => string>> = {
  booked: m.events_booked,
  on: m.events_on,
  went: m.events_went,
  over: m.events_over,
};

export function announcement({ state, events, home }: EventsView): string {
  if (state === 'failed') return m.events_failed();
  if (state === 'pending') return m.events_pending();
  if (home?.isKnown === false) return m.events_home_unknown({ postcode: home.postcode });
  return m.events_found({ count: events.length });
}
