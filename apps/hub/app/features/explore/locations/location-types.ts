import { m } from '@applicant-hub/copy';
import type { LocationType } from '@applicant-hub/domain';

/** The types of guides in the order of the page, the largest places first. */
export const groupOrder: readonly LocationType[] = ['country-guide', 'region-guide', 'city-guide'];

/** What the places of a type are called. */
export const typeWords: Readonly<Record<LocationType, () => string>> = {
  'country-guide': m.explore_locations_country_guide,
  'region-guide': m.explore_locations_region_guide,
  'city-guide': m.explore_locations_city_guide,
};
