import type { LatLng } from '../apis/courses/distance.ts';
import type { Provider, Region } from '../apis/courses/providers/provider.ts';
import { providers } from '../apis/courses/providers/providers.ts';

export interface Town {
  readonly name: string;
  readonly region: Region;
  /** The average position of the town's campuses; null when no campus has a position. */
  readonly latlon: LatLng | null;
  /** Number of providers with their main campus here. */
  readonly providers: number;
}

export const towns: readonly Town[] = [...Map.groupBy(providers, ({ town }) => town)]
  .flatMap(([name, there]) => {
    const [first] = there;
    if (first === undefined) return [];
    const { region } = first;
    return { name, region, latlon: middleOf(there), providers: there.length };
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

function middleOf(there: readonly Provider[]): LatLng | null {
  const known = there.flatMap(({ place }) => place ?? []);
  if (known.length === 0) return null;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(known.map(({ lat }) => lat)), lng: mean(known.map(({ lng }) => lng)) };
}
