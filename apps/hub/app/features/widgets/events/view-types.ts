import type { BookingMark, EventChoice } from '@applicant-hub/domain';

/** An event in words. */
export interface EventItem {
  id: string;
  title: string;
  /** The page of the event; null for one that nobody knows. */
  href: string | null;
  /** ISO date, for machines. */
  date: string;
  /** For example 'Saturday 14 March, 10am'. */
  when: string;
  /** A county or town, or 'Online'; null when nobody knows. */
  where: string | null;
  /** What became of a booking of it; null when there is none. */
  mark: BookingMark | null;
  /** How many stands somebody has visited there. */
  scans: number;
  /** Whether it is kept, null while nobody knows; left out where nobody has asked for events. */
  isKept?: boolean | null;
}

/** Which events somebody asks for. */
export interface EventsWish {
  choice: EventChoice;
  /** The words that are looked for; empty for none. */
  search: string;
}

/** What the events widget shows. */
export interface EventsView extends EventsWish {
  /** `pending`: they are late; `failed`: they cannot be had. */
  state: 'ready' | 'pending' | 'failed';
  /** Whether there is nothing that events could be looked up by, so that none were (CAL-16). */
  isUnasked: boolean;
  /** Nobody knows which are kept, so that only booked ones are shown. */
  isIncomplete?: true;
  /** The bookings could not be loaded, so no event says whether it is booked. */
  areMarksUnknown?: true;
  /** What 'near you' is near to, and whether it is on the map (AMB-34); null for other choices. */
  home: { postcode: string; isKnown: boolean } | null;
  events: readonly EventItem[];
  /** Clearing as the grid has it (CAL-27). */
  inClearing: boolean;
}
