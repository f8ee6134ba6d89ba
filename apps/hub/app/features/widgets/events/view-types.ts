import type { BookingMark, EventChoice } from '@applicant-hub/domain';

export interface EventItem {
  id: string;
  title: string;
  /** The page about the event; null if the events API does not have the event. */
  href: string | null;
  /** ISO date for the `time` element. */
  date: string;
  /** 'Saturday 14 March, 10am' */
  when: string;
  /** A county or town, or 'Online'; null if unknown. */
  where: string | null;
  /** The state of the booking; null if the event is not booked. */
  mark: BookingMark | null;
  /** The number of exhibition stands that the applicant visited. */
  scans: number;
  /** Whether the event is saved; null if unknown. Omitted if the applicant requested no events. */
  isSaved?: boolean | null;
}

export interface EventsChoice {
  choice: EventChoice;
  /** The search text; empty if there is no search. */
  search: string;
}

export interface EventsView extends EventsChoice {
  /** The choices that the hub offers. */
  choices: readonly EventChoice[];
  /** `pending`: the call is slow; `failed`: it failed. */
  state: 'ready' | 'pending' | 'failed';
  /** Whether there were no criteria, so that no call was made (CAL-16). */
  isUnasked: boolean;
  /** Saved events may be missing, because their ids or details are unavailable. */
  isIncomplete?: true;
  /** The bookings are unavailable, so no event has a mark. */
  areMarksUnknown?: true;
  /**
   * The postcode for the choice 'near you', and whether its location is known (AMB-34); null for
   * other choices.
   */
  home: { postcode: string; isKnown: boolean } | null;
  events: readonly EventItem[];
  /** Whether the grid of tools is in Clearing mode (CAL-27). */
  inClearing: boolean;
}
