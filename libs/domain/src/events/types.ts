import type { CalendarDate } from '../cycle/calendar.ts';
import type { CyclePlace } from '../cycle/cycle-place.ts';
import type { ClockTime } from '../cycle/format.ts';
import type { LatLng } from '../discovery/types.ts';

/** The start of an event, in London time. */
export interface EventStart {
  readonly date: CalendarDate;
  /** Null for an event that has a day but no time. */
  readonly time: ClockTime | null;
}

export interface KeyDate extends EventStart {
  readonly id: string;
  readonly title: string;
  /** Link to more information: a path of the site or a web address. */
  readonly url: string | null;
  /** Names of the schemes that the date concerns, for example 'undergraduate'. */
  readonly schemes: readonly string[];
  /** The date's meaning in the application cycle of a year; null when only the title shows it. */
  readonly cycle: CyclePlace | null;
}

export interface OpenEvent extends EventStart {
  readonly id: string;
  readonly title: string;
  /** The county or area of the event; null for an online event. */
  readonly area: string | null;
  readonly url: string | null;
  /** Null when unknown; the event then lasts until the end of its day. */
  readonly end: EventStart | null;
  /**
   * The university that organises the event; null when unknown or when no university organises it.
   */
  readonly provider: { readonly id: string; readonly name: string } | null;
}

export type EventsLimit =
  | { readonly by: 'ids'; readonly ids: readonly string[] }
  | { readonly by: 'providers'; readonly providerIds: readonly string[] }
  | { readonly by: 'place'; readonly place: LatLng };

export interface EventsQuery {
  /** The name of the scheme that the events are for. */
  readonly scheme: string;
  /** Words to find in the title or the area; empty for all events. */
  readonly keyword: string;
  /**
   * Null when events are not limited by id, provider or place; the result is then the latest of all
   * events.
   */
  readonly limit: EventsLimit | null;
}

export interface BookedEvent extends EventStart {
  /** The id of the event in the events API. */
  readonly id: string;
  readonly title: string;
  readonly end: EventStart;
  /** Whether the applicant attended (CAL-21). */
  readonly wasAttended: boolean;
  /** The number of stands that scanned the applicant's ticket. */
  readonly scans: number;
}
