import type { LatLng } from '../distance.ts';
import { eastMidlands, eastOfEngland, westMidlands } from './england-midlands.ts';
import { northEast, northWest, yorkshireHumber } from './england-north.ts';
import { southEast, southWest } from './england-south.ts';
import { london } from './london.ts';
import { northernIreland } from './northern-ireland.ts';
import type { Country, Provider, ProviderRow, Region } from './provider.ts';
import { scotland } from './scotland.ts';
import { wales } from './wales.ts';

const rowsByRegion: Readonly<Record<Region, readonly ProviderRow[]>> = {
  'East Midlands': eastMidlands,
  'East of England': eastOfEngland,
  London: london,
  'North East': northEast,
  'North West': northWest,
  'Northern Ireland': northernIreland,
  Scotland: scotland,
  'South East': southEast,
  'South West': southWest,
  Wales: wales,
  'West Midlands': westMidlands,
  'Yorkshire and the Humber': yorkshireHumber,
};

export const providers: readonly Provider[] = Object.entries(rowsByRegion)
  .flatMap(([region, rows]) => rows.map((row) => toProvider(region as Region, row)))
  .sort((one, other) => one.sortName.localeCompare(other.sortName, 'en'));

export const providersById: ReadonlyMap<string, Provider> = new Map(
  providers.map((provider) => [provider.providerId, provider]),
);

function toProvider(
  region: Region,
  [code, providerId, name, town, postcode, latlon]: ProviderRow,
): Provider {
  return {
    code,
    providerId,
    name,
    sortName: sortNameOf(name),
    town,
    postcode,
    region,
    country: countryOf(region),
    latlon,
    place: placeOf(latlon),
  };
}

/** The name by which lists are sorted: 'University of the West of England' is sorted under W. */
function sortNameOf(name: string): string {
  return name.replace(/^The /, '').replace(/^University (of|for) (the )?/, '');
}

function countryOf(region: Region): Country {
  const isCountry = region === 'Northern Ireland' || region === 'Scotland' || region === 'Wales';
  return isCountry ? region : 'England';
}

function placeOf(latlon: string | null): LatLng | null {
  if (latlon === null) return null;
  const [lat = 0, lng = 0] = latlon.split(',').map(Number);
  return lat === 0 && lng === 0 ? null : { lat, lng };
}
