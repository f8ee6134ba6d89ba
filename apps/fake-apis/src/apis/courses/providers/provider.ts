import type { LatLng } from '../distance.ts';

/**
 * Data of a provider: its code in applications, UKPRN, name, town, postcode, and
 * "latitude,longitude". For a provider without a code, the code is invented in the same format. As
 * in real data, a few providers that teach only online publish no place, or 0,0.
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
  /** The coordinates that the API publishes. */
  readonly latlon: string | null;
  /** Null when the provider has no valid place. */
  readonly place: LatLng | null;
}
