import { locationTypes, type LocationGuide, type LocationType } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getLocations } from '#app/features/reference-data/reference.server.ts';
import { failureWords } from '#app/features/favourites/failure-words.ts';
import {
  type FavouriteIds,
  getFavouriteIds,
  isAmong,
} from '#app/features/favourites/favourites.server.ts';
import { readPageNumber } from '#app/features/catalogue/page-number.ts';
import { groupOrder } from './location-types.ts';

/** A place as its card shows it. */
export interface LocationCardView {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  readonly picture: string | null;
  /** Null when it is not known. */
  readonly providerCount: number | null;
  /** Places that courses can be filtered by are favourites of a kind of their own (FAV-24). */
  readonly kind: 'filters' | 'locations';
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
}

/** How many places of each type the page of all types shows: three rows of a wide screen. */
const GLIMPSE = 6;

/** How many places a page of one type shows. */
const PAGE_SIZE = 18;

/** Which places are asked for. */
export interface LocationsQuery {
  /** The only type that is shown, or null for a glimpse of all. */
  readonly type: LocationType | null;
  /** Of the places of that type, from 1. */
  readonly page: number;
}

/** The guides to places, in groups. */
export interface LocationsView extends LocationsQuery {
  readonly pageCount: number;
  /** Words when the guides could not be fetched (FAV-36). */
  readonly problem: string | null;
  readonly groups: readonly {
    readonly type: LocationType;
    /** How many there are; not all of them may be shown. */
    readonly total: number;
    readonly locations: readonly LocationCardView[];
  }[];
}

/** Reads the address. What makes no sense in it counts as not there. */
export const readLocationsQuery = (params: URLSearchParams): LocationsQuery => ({
  type: locationTypes.find((type) => type === params.get('type')) ?? null,
  page: readPageNumber(params.get('page')),
});

/** What the page of places shows. */
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
    const problem = failureWords('locations', guides.failure);
    return { type, page: 1, pageCount: 1, problem, groups: [] };
  }

  const favourites = { locations, filters };
  const found = groupOrder
    .filter((group) => type === null || group === type)
    .map((group) => ({
      type: group,
      guides: guides.value
        .filter((guide) => guide.type === group)
        .sort((one, other) => one.title.localeCompare(other.title, 'en-GB')),
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

/** A place as its card shows it; `favourites` are ids by kind. */
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
