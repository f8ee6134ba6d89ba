import type { LocationGuide, LocationType } from '../discovery/index.ts';

/** A guide as published by editors: the title has a prefix, and the type may be missing. */
export interface PublishedLocation extends Omit<LocationGuide, 'type' | 'isFilter'> {
  readonly type: LocationType | null;
}

const PREFIX = 'Study in ';

/** Places that are countries unless their guide has another type (FAV-23). */
const countries = ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Outside of the UK'];

/** The country that is not a filter (FAV-24). */
const NO_FILTER = 'England';

/** The name of the place: the title without 'Study in ' in front (FAV-22). */
export const locationTitle = (title: string): string =>
  title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;

/**
 * The type of a guide: the published type, else the type of a known country (FAV-23). Any other
 * place without a type counts as a city, which is never a filter.
 *
 * @param title without the prefix
 */
export const locationType = (title: string, published: LocationType | null): LocationType =>
  published ?? (countries.includes(title) ? 'country-guide' : 'city-guide');

/**
 * Whether courses can be filtered by a place: regions and countries, except England (FAV-24).
 *
 * @param title without the prefix
 */
export const isLocationFilter = (title: string, type: LocationType): boolean =>
  type !== 'city-guide' && title !== NO_FILTER;

export function toLocationGuide(published: PublishedLocation): LocationGuide {
  const title = locationTitle(published.title);
  const type = locationType(title, published.type);
  return { ...published, title, type, isFilter: isLocationFilter(title, type) };
}
