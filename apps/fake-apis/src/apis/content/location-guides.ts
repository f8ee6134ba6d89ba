import { towns, type Town } from '#src/places/towns.ts';
import { locationRows } from './location-rows.ts';

export type LocationGuideType = 'region-guide' | 'country-guide' | 'city-guide';

/** A guide to a place, as editors publish it. */
export interface LocationGuide {
  readonly nid: string;
  /** Mostly with 'Study in ' in front of the place. */
  readonly title: string;
  readonly summary: string;
  /** How many universities and colleges are there. */
  readonly provider_count: number;
  /** Null for the oldest guides, from before there were types. */
  readonly type: LocationGuideType | null;
  /** 1 when it is published, 0 while it is a draft. */
  readonly status: 0 | 1;
}

const countries = ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Outside of the UK'];

const regionsOfEngland = [
  ...['North East', 'North West', 'Yorkshire and the Humber', 'East Midlands', 'West Midlands'],
  ...['East of England', 'London', 'South East', 'South West'],
];

/** Its guide is older than the prefix of the titles. */
const WITHOUT_PREFIX = 'Outside of the UK';

/** Still being written. */
const DRAFT = 'Worcester';

/** The guide to every place. */
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

/** @throws when there is no guide to the place */
export function locationGuideId(name: string): string {
  const row = locationRows.find(([, known]) => known === name);
  if (row === undefined) throw new Error(`there is no guide to ${name}`);
  return row[0];
}

/** Whether a town is a place, or in it. */
function isIn(town: Town, place: string): boolean {
  if (place === 'England') return regionsOfEngland.includes(town.region);
  const isRegion = countries.includes(place) || regionsOfEngland.includes(place);
  return (isRegion ? town.region : town.name) === place;
}

function typeOf(name: string): LocationGuideType | null {
  if (countries.includes(name)) return null;
  return regionsOfEngland.includes(name) ? 'region-guide' : 'city-guide';
}
