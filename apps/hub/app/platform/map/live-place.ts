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

/** What the interactive map is given. */
export interface LiveMapProps {
  readonly places: readonly LivePlace[];
  /** With `{z}`, `{x}` and `{y}`. */
  readonly tileUrl: string;
  /** What assistive technology calls the map. */
  readonly label: string;
  /** Called once, when the first tile shows. */
  readonly onReady: () => void;
}
