import { currentYear, londonDate } from '../cycle/london.ts';

/** Younger applicants cannot register (PRF-29). */
export const minimumAge = 13;
/** Younger applicants are not offered the government's support (AMB-76). */
export const supportOfferAge = 17;
/** The earliest date of birth, in years before now (PRF-30). */
const LONGEST_LIFE = 100;
/** PRF-54. */
const START_YEARS = 50;
const START_YEARS_BEFORE_NOW = 10;

/**
 * The age at a given time, by the date in London. In a year without 29 February, a birthday on that
 * day counts as 1 March, as in English law.
 *
 * @param dateOfBirth a real date as `YYYY/MM/DD`
 */
export function ageAt(dateOfBirth: string, now: Date): number {
  const [birthYear = '', ...birthday] = dateOfBirth.split('/');
  const [year = '', ...today] = londonDate(now).split('-');
  const hadBirthday = today.join('/') >= birthday.join('/');
  return Number(year) - Number(birthYear) - (hadBirthday ? 0 : 1);
}

/**
 * The years for a date of birth, latest first: the current year and the 100 years before it
 * (PRF-30).
 */
export function birthYears(now: Date): number[] {
  return Array.from({ length: LONGEST_LIFE + 1 }, (_, back) => currentYear(now) - back);
}

/** The start years of an apprenticeship: 50 years, the first of them 10 years ago (PRF-54). */
export function startDateYears(now: Date): number[] {
  const first = currentYear(now) - START_YEARS_BEFORE_NOW;
  return Array.from({ length: START_YEARS }, (_, index) => first + index);
}
