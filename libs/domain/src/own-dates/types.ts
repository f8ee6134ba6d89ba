import type { ClockTime } from '../cycle/format.ts';
import type { EventStart } from '../events/types.ts';
import type { ChoiceName } from '../history/types.ts';

/** What somebody writes of a date of their own, such as an interview (EXT-35). */
export interface OwnDateDetails extends EventStart {
  readonly title: string;
  /** When it ends, later on the same day; null when they did not say, or it has no time at all. */
  readonly until: ClockTime | null;
  /** Where it is, in their own words; null when they did not say. */
  readonly place: string | null;
  /** The choice that it belongs to; null for none. */
  readonly choice: ChoiceName | null;
}

/** A date as it is kept. */
export interface OwnDate extends OwnDateDetails {
  /** The same on every device: the form of a new date makes it, so that it is added once. */
  readonly id: string;
  /** Rises with every change, and is never used again. */
  readonly version: number;
}
