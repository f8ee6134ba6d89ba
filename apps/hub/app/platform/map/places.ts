import { m } from '@applicant-hub/copy';
import { distanceKm, type LatLng, locale, milesOf, toPlace } from '@applicant-hub/domain';

export interface MapPoint {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Null if the location is unknown; 0,0 counts as unknown (AMB-34). */
  readonly place: LatLng | null;
}

export interface MapHome {
  readonly place: LatLng | null;
  /** Name of the home location, for example the postcode. */
  readonly label: string;
}

export interface ListedPlace {
  readonly id: string;
  /** Starts at 1, in the order of the list. Its marker has the same number. */
  readonly number: number;
  readonly name: string;
  readonly href: string;
  readonly place: LatLng | null;
  /** Distance as text, for example '12 miles from LE1 3HP'. */
  readonly distance: string | null;
}

export interface PlacedPlace extends ListedPlace {
  readonly place: LatLng;
}

export function listPlaces(points: readonly MapPoint[], home: MapHome): ListedPlace[] {
  return points.map(({ id, name, href, place: stated }, index) => {
    const place = stated && toPlace(stated.lat, stated.lng);
    const km = place && home.place && distanceKm(home.place, place);
    return {
      id,
      number: index + 1,
      name,
      href,
      place,
      distance: km === null ? null : distanceWords(km, home.label),
    };
  });
}

export const isPlaced = (listed: ListedPlace): listed is PlacedPlace => listed.place !== null;

function distanceWords(km: number, home: string): string {
  const miles = milesOf(km);
  return miles === 0
    ? m.map_distance_near({ home })
    : m.map_distance({ miles, shown: miles.toLocaleString(locale), home });
}

/**
 * Maximum number of names in the accessible name of a marker for several places. If there are more
 * places, only their number is added.
 */
const NAMES_SAID = 3;

export function nameAll(names: readonly string[]): string {
  const said = names.slice(0, NAMES_SAID).join(', ');
  const left = names.length - NAMES_SAID;
  return left > 0 ? m.map_names_more({ names: said, count: left }) : said;
}
