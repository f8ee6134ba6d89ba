import { towns, type Town } from '#src/places/towns.ts';
import { locationRows } from './location-rows.ts';

export type LocationGuideType = 'region-guide' | 'country-guide' | 'city-guide';

export interface LocationGuide {
  readonly nid: string;
  /** Usually 'Study in ' and the name of the place. */
  readonly title: string;
  readonly summary: string;
  /** Number of universities and colleges in the place. */
  readonly provider_count: number;
  /** Null for the guides to countries, which are older than this field. */
  readonly type: LocationGuideType | null;
  /** 1 when published, 0 for a draft. */
  readonly status: 0 | 1;
}

const countries = ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Outside of the UK'];

const regionsOfEngland = [
  ...['North East', 'North West', 'Yorkshire and the Humber', 'East Midlands', 'West Midlands'],
  ...['East of England', 'London', 'South East', 'South West'],
];

/** This guide was written before titles had the prefix 'Study in '. */
const WITHOUT_PREFIX = 'Outside of the UK';

/** A guide that is not published yet. */
const DRAFT = 'Worcester';

export const locationGuides: readonly LocationGuide[] = locationRows.map(
  ([nid, name, summary]) => ({
    nid,
    title: name === WITHOUT_PREFIX ? name : `Study in ${name}`,
    summary,
    provider_count: towns
      .filter((town) => isIn(town, name))
      .reduce((count, { providers }) => count + providers, 0),
    type: typeOf(name),
    status: name === DRAFT ? 0 : 1,
  }),
);

/** @throws when the place has no guide */
export function locationGuideId(name: string): string {
  const row = locationRows.find(([, known]) => known === name);
  if (row === undefined) throw new Error(`there is no guide to ${name}`);
  return row[0];
}

/** Whether a town is the place itself or is inside the place. */
function isIn(town: Town, place: string): boolean {
  if (place === 'England') return regionsOfEngland.includes(town.region);
  const isRegion = countries.includes(place) || regionsOfEngland.includes(place);
  return (isRegion ? town.region : town.name) === place;
}

function typeOf(name: string): LocationGuideType | null {
  if (countries.includes(name)) return null;
  return regionsOfEngland.includes(name) ? 'region-guide' : 'city-guide';
}
