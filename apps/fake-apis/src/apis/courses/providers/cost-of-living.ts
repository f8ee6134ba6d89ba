import { integerOf } from '../chance.ts';
import type { Provider, Region } from './provider.ts';

/** Pounds a month in a town with average prices for its region. */
const usual: Readonly<Record<Region, number>> = {
  'East Midlands': 950,
  'East of England': 1_050,
  London: 1_400,
  'North East': 850,
  'North West': 950,
  'Northern Ireland': 850,
  Scotland: 950,
  'South East': 1_100,
  'South West': 1_050,
  Wales: 875,
  'West Midlands': 950,
  'Yorkshire and the Humber': 925,
};

/** Towns with higher rents than the rest of their region. */
const dearTowns: ReadonlySet<string> = new Set([
  'Bath',
  'Brighton',
  'Bristol',
  'Cambridge',
  'Edinburgh',
  'Exeter',
  'Guildford',
  'Manchester',
  'Oxford',
  'St Andrews',
  'Winchester',
  'York',
]);

/**
 * Pounds a month for a student. The figures are invented, and the same for all universities in a
 * town.
 */
export function costOfLivingIn({ region, town }: Pick<Provider, 'region' | 'town'>): number {
  const dear = dearTowns.has(town) ? 150 : 0;
  return usual[region] + dear + 25 * (integerOf(`living ${town}`, 5) - 2);
}
