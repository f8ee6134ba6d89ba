import { locationTypes, type LocationGuide, type LocationType } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getLocations } from '#app/features/reference-data/reference.server.ts';
import { failureWords } from '#app/features/favourites/failure-words.ts';
import { getFavouriteIds } from '#app/features/favourites/favourites.server.ts';
import { groupOrder } from './location-types.ts';

/** A place as its card shows it. */
export interface LocationCardView {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  readonly picture: string | null;
  readonly providerCount: number;
  /** Places that courses can be filtered by are favourites of a kind of their own (FAV-24). */
  readonly kind: 'filters' | 'locations';
  readonly isFavourite: boolean;
}

/** The guides to places, in groups. */
export interface LocationsView {
  /** The only type that is shown, or null for all. */
  readonly type: LocationType | null;
  /** Words when the guides could not be fetched (FAV-36). */
  readonly problem: string | null;
  readonly groups: readonly {
    readonly type: LocationType;
    readonly locations: readonly LocationCardView[];
  }[];
}

/** Reads the type in the address; anything else is none. */
export const readLocationType = (value: string | null): LocationType | null =>
  locationTypes.find((type) => type === value) ?? null;

/** What the page of places shows. */
export async function locationsView(
  call: RequestScope,
  type: LocationType | null,
): Promise<LocationsView> {
  const [guides, locations, filters] = await Promise.all([
    getLocations(call),
    getFavouriteIds(call, 'locations'),
    getFavouriteIds(call, 'filters'),
  ]);
  if (!guides.ok) return { type, problem: failureWords('locations', guides.failure), groups: [] };

  const favourites = { locations, filters };
  const groups = groupOrder
    .filter((group) => type === null || group === type)
    .map((group) => ({
      type: group,
      locations: guides.value
        .filter((guide) => guide.type === group)
        .sort((one, other) => one.title.localeCompare(other.title, 'en-GB'))
        .map((guide) => locationCard(guide, favourites)),
    }))
    .filter((group) => group.locations.length > 0);
  return { type, problem: null, groups };
}

/** A place as its card shows it; `favourites` are ids by kind. */
function locationCard(
  guide: LocationGuide,
  favourites: Readonly<Record<LocationCardView['kind'], ReadonlySet<string>>>,
): LocationCardView {
  const kind = guide.isFilter ? 'filters' : 'locations';
  return {
    id: guide.id,
    title: guide.title,
    summary: guide.summary,
    href: guide.url,
    picture: guide.image,
    providerCount: guide.providerCount,
    kind,
    isFavourite: favourites[kind].has(guide.id),
  };
}
