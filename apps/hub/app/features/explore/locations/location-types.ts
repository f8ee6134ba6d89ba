import { m } from '@applicant-hub/copy';
import type { LocationType } from '@applicant-hub/domain';

export const groupOrder: readonly LocationType[] = ['country-guide', 'region-guide', 'city-guide'];

export const allOfTypeWords: Readonly<Record<LocationType, (of: { count: number }) => string>> = {
  'country-guide': m.explore_locations_more_country_guide,
  'region-guide': m.explore_locations_more_region_guide,
  'city-guide': m.explore_locations_more_city_guide,
};

export const typeWords: Readonly<Record<LocationType, () => string>> = {
  'country-guide': m.explore_locations_country_guide,
  'region-guide': m.explore_locations_region_guide,
  'city-guide': m.explore_locations_city_guide,
};
