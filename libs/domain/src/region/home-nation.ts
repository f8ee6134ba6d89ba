import { unitedKingdom } from '../preferences/countries.ts';
import { postcodeArea } from '../preferences/lookups/postcode.ts';

export const homeNations = [
  'Scotland',
  'England',
  'Wales',
  'Northern Ireland',
  'Channel Islands',
  'Isle of Man',
  'International',
] as const;
export type HomeNation = (typeof homeNations)[number];

/**
 * The postcode areas outside England. Some areas cross a border; each is counted as part of one
 * nation (AMB-65).
 */
const areas = {
  Scotland: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE',
  Wales: 'CF LD LL NP SA',
  'Northern Ireland': 'BT',
  'Channel Islands': 'GY JE',
  'Isle of Man': 'IM',
} as const satisfies Partial<Record<HomeNation, string>>;

const nations = new Map<string, HomeNation>(
  (Object.keys(areas) as (keyof typeof areas)[]).flatMap((nation) =>
    areas[nation].split(' ').map((area) => [area, nation] as const),
  ),
);

/**
 * The home nation of an applicant (NTF-27, NTF-28). An invalid postcode counts as England.
 *
 * @param country as the preferences store it; null counts as the United Kingdom
 */
export function homeNation(country: string | null, postcode: string): HomeNation {
  if (country !== null && country !== '' && country !== unitedKingdom) return 'International';
  return nations.get(postcodeArea(postcode)) ?? 'England';
}
