import type { LatLng } from '@applicant-hub/domain';

export interface LivePlace {
  readonly number: number;
  readonly name: string;
  readonly href: string;
  readonly place: LatLng;
  /** Distance as text; null if it is unknown. */
  readonly distance: string | null;
}

export interface LiveMapProps {
  readonly places: readonly LivePlace[];
  /** URL template with `{z}`, `{x}` and `{y}`. */
  readonly tileUrl: string;
  readonly label: string;
  /** Called once, when the first tile is shown. */
  readonly onReady: () => void;
}
