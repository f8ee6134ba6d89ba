import { londonDate } from '../cycle/london.ts';
import { daysBetween } from '../cycle/calendar.ts';

const DAYS_A_YEAR = 365.25;

/** The age groups for adverts, youngest first, with the minimum age of each group (NTF-23). */
const groups = [
  ['16-17', 16],
  ['18-21', 18],
  ['22-25', 22],
  ['26-30', 26],
  ['31+', 31],
] as const;
export type AdvertAgeGroup = (typeof groups)[number][0];

/**
 * Returns the age group for adverts (NTF-23), based on years of 365.25 days and the date in London;
 * null below the age of 16 (AMB-64).
 *
 * @param dateOfBirth a real date as `YYYY/MM/DD`
 */
export function advertAgeGroup(dateOfBirth: string, now: Date): AdvertAgeGroup | null {
  const age = daysBetween(dateOfBirth.replaceAll('/', '-'), londonDate(now)) / DAYS_A_YEAR;
  return groups.findLast(([, from]) => age >= from)?.[0] ?? null;
}
