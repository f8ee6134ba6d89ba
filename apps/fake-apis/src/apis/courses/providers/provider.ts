import type { LatLng } from '../distance.ts';

/**
 * What is known of a provider: the code that applications have for it, its UKPRN, name, town,
 * postcode, and "latitude,longitude". Codes of those that have none are made up in the same style.
 * A few that teach at a distance publish no place, or 0,0, as happens.
 */
export type ProviderRow = readonly [
  code: string,
  providerId: string,
  name: string,
  town: string,
  postcode: string,
  latlon: string | null,
];

export const countries = ['England', 'Northern Ireland', 'Scotland', 'Wales'] as const;
export type Country = (typeof countries)[number];

export const regions = [
  'East Midlands',
  'East of England',
  'London',
  'North East',
  'North West',
  'Northern Ireland',
  'Scotland',
  'South East',
  'South West',
  'Wales',
  'West Midlands',
  'Yorkshire and the Humber',
] as const;
export type Region = (typeof regions)[number];

/** A university or college. */
export interface Provider {
  readonly code: string;
  readonly providerId: string;
  readonly name: string;
  readonly sortName: string;
  readonly town: string;
  readonly postcode: string;
  readonly region: Region;
  readonly country: Country;
  /** As it is published. */
  readonly latlon: string | null;
  /** Where it is, if it is anywhere. */
  readonly place: LatLng | null;
}
