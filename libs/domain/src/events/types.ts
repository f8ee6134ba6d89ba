import type { CalendarDate } from '../cycle/calendar.ts';
import type { CyclePlace } from '../cycle/cycle-place.ts';
import type { ClockTime } from '../cycle/format.ts';
import type { LatLng } from '../discovery/types.ts';

/** When something is, on the clocks of London. */
export interface EventStart {
  readonly date: CalendarDate;
  /** Null for something that has a day and no time. */
  readonly time: ClockTime | null;
}

/** A date of the application cycle (CAL-2, CAL-9). */
export interface KeyDate extends EventStart {
  readonly id: string;
  readonly title: string;
  /** Where more is to be read: a path of the site or a web address. */
  readonly url: string | null;
  /** Names of the schemes that it concerns, for example 'undergraduate'. */
  readonly schemes: readonly string[];
  /** What it means in the cycle of a year; null where nothing but its title tells. */
  readonly cycle: CyclePlace | null;
}

/** An open day or an exhibition (CAL-17). */
export interface OpenEvent extends EventStart {
  readonly id: string;
  readonly title: string;
  /** The county or area where it is; null for one that is online. */
  readonly area: string | null;
  readonly url: string | null;
  /** Null where nobody says when it ends: then it lasts until the end of its day. */
  readonly end: EventStart | null;
  /** The university that holds it; null for one that is everybody's, or where nobody says whose. */
  readonly provider: { readonly id: string; readonly name: string } | null;
}

/** To which events a list is limited; at most one limit is asked for (CAL-19). */
export type EventsLimit =
  | { readonly by: 'ids'; readonly ids: readonly string[] }
  | { readonly by: 'providers'; readonly providerIds: readonly string[] }
  | { readonly by: 'place'; readonly place: LatLng };

/** What is asked of the events API for open days and exhibitions (CAL-19). */
export interface EventsQuery {
  /** Name of the scheme that they are for. */
  readonly scheme: string;
  /** Words of the title or the area; empty for all. */
  readonly keyword: string;
  /** Null for the latest of all. */
  readonly limit: EventsLimit | null;
}

/** A place at an event that somebody has booked (CAL-18). */
export interface BookedEvent extends EventStart {
  /** Its id at the events API. */
  readonly id: string;
  readonly title: string;
  readonly end: EventStart;
  /** Whether they were there (CAL-21). */
  readonly wasAttended: boolean;
  /** How many stands have scanned their ticket there. */
  readonly scans: number;
}
