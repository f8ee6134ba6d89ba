import type { BookingMark, EventChoice } from '@applicant-hub/domain';

export interface EventItem {
  id: string;
  title: string;
  /** The page of the event; null if the events API does not know it. */
  href: string | null;
  /** ISO date for the `time` element. */
  date: string;
  /** 'Saturday 14 March, 10am' */
  when: string;
  /** A county or town, or 'Online'; null if unknown. */
  where: string | null;
  /** The state of the booking; null if there is none. */
  mark: BookingMark | null;
  /** The number of stands that the applicant visited. */
  scans: number;
  /** Whether the event is saved; null if unknown. Omitted if the applicant requested no events. */
  isKept?: boolean | null;
}

export interface EventsWish {
  choice: EventChoice;
  /** The search text; empty for none. */
  search: string;
}

export interface EventsView extends EventsWish {
  /** `pending`: the call is slow; `failed`: it failed. */
  state: 'ready' | 'pending' | 'failed';
  /** Whether there were no criteria, so that no call was made (CAL-16). */
  isUnasked: boolean;
  /** Saved events may be missing, because their ids or details are unavailable. */
  isIncomplete?: true;
  /** The bookings are unavailable, so no event has a mark. */
  areMarksUnknown?: true;
  /** The postcode of 'near you', and whether it is on the map (AMB-34); null for other choices. */
  home: { postcode: string; isKnown: boolean } | null;
  events: readonly EventItem[];
  /** Whether the grid is in Clearing (CAL-27). */
  inClearing: boolean;
}
