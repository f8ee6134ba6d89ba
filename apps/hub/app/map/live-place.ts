import type { LatLng } from '@applicant-hub/domain';

/** A marker of the interactive map. */
export interface LivePlace {
  /** The same as in the list. */
  readonly number: number;
  readonly name: string;
  readonly href: string;
  readonly place: LatLng;
  /** In words, or null when it is not known. */
  readonly distance: string | null;
}

/** What the interactive map needs to begin. */
export interface LiveMapSettings {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly tileUrl: string;
  /** What assistive technology calls the map. */
  readonly label: string;
}

/** An interactive map in the page. */
export interface LiveMap {
  /** Shows these places and no others, and moves to where they are. */
  readonly showPlaces: (places: readonly LivePlace[]) => void;
  /** Takes the map out of the page. */
  readonly remove: () => void;
}
