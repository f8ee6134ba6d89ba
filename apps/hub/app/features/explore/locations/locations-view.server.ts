import {
  locale,
  type LocationGuide,
  type LocationType,
  locationTypes,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getLocations } from '#app/features/reference-data/reference.server.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import {
  type FavouriteIds,
  getFavouriteIds,
  isAmong,
} from '#app/features/favourites/favourites.server.ts';
import { readPageNumber } from '#app/features/catalogue/search/page-number.ts';
import { groupOrder } from './location-types.ts';

export interface LocationCardView {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Null if the hub does not have the guide. */
  readonly href: string | null;
  readonly picture: string | null;
  /** Null if unknown. */
  readonly providerCount: number | null;
  /** Places that can filter courses are a separate kind of favourite (FAV-24). */
  readonly kind: 'filters' | 'locations';
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
}

/**
 * The number of places shown for each type when the page shows all types: three rows on a wide
 * screen.
 */
const GLIMPSE = 6;

const PAGE_SIZE = 18;

export interface LocationsQuery {
  /** Null if the page shows the first places of every type. */
  readonly type: LocationType | null;
  /** The page number in the list of that type, from 1. */
  readonly page: number;
}

export interface LocationsView extends LocationsQuery {
  readonly pageCount: number;
  /** An error message (FAV-36). */
  readonly problem: string | null;
  readonly groups: readonly {
    readonly type: LocationType;
    /** The number of places of this type, including places that are not shown. */
    readonly total: number;
    readonly locations: readonly LocationCardView[];
  }[];
}

/** Invalid values are ignored. */
export const readLocationsQuery = (params: URLSearchParams): LocationsQuery => ({
  type: locationTypes.find((type) => type === params.get('type')) ?? null,
  page: readPageNumber(params.get('page')),
});

export async function locationsView(
  call: RequestScope,
  { type, page: wanted }: LocationsQuery,
): Promise<LocationsView> {
  const [guides, locations, filters] = await Promise.all([
    getLocations(call),
    getFavouriteIds(call, 'locations'),
    getFavouriteIds(call, 'filters'),
  ]);
  if (!guides.ok) {
    const problem = failureText('locations', guides.failure);
    return { type, page: 1, pageCount: 1, problem, groups: [] };
  }

  const favourites = { locations, filters };
  const found = groupOrder
    .filter((group) => type === null || group === type)
    .map((group) => ({
      type: group,
      guides: guides.value
        .filter((guide) => guide.type === group)
        .sort((one, other) => one.title.localeCompare(other.title, locale)),
    }))
    .filter((group) => group.guides.length > 0);
  const pageCount = type === null ? 1 : Math.ceil((found[0]?.guides.length ?? 0) / PAGE_SIZE) || 1;
  const page = Math.min(wanted, pageCount);
  const [from, to] = type === null ? [0, GLIMPSE] : [(page - 1) * PAGE_SIZE, page * PAGE_SIZE];
  return {
    type,
    page,
    pageCount,
    problem: null,
    groups: found.map((group) => ({
      type: group.type,
      total: group.guides.length,
      locations: group.guides.slice(from, to).map((guide) => locationCard(guide, favourites)),
    })),
  };
}

function locationCard(
  guide: LocationGuide,
  favourites: Readonly<Record<LocationCardView['kind'], FavouriteIds>>,
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
    isFavourite: isAmong(favourites[kind], guide.id),
  };
}
