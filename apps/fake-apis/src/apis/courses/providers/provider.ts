import type { LatLng } from '../distance.ts';

/**
 * Data of a provider: its code in applications, UKPRN, name, town, postcode, and
 * "latitude,longitude". Providers without a code have an invented one in the same format. A few
 * that teach only online publish no place, or 0,0, as in real data.
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

export interface Provider {
  readonly code: string;
  readonly providerId: string;
  readonly name: string;
  readonly sortName: string;
  readonly town: string;
  readonly postcode: string;
  readonly region: Region;
  readonly country: Country;
  /** The value that the API publishes. */
  readonly latlon: string | null;
  /** Null when the provider has no valid place. */
  readonly place: LatLng | null;
}
