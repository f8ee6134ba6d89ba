import { currentYear, londonDate } from '../cycle/london.ts';

/** Who is younger cannot register (PRF-29). */
export const minimumAge = 13;
/** Who is younger is not offered the government's support (AMB-76). */
export const supportOfferAge = 17;
/** How far back a date of birth can lie (PRF-30). */
const LONGEST_LIFE = 100;
/** PRF-54. */
const START_YEARS = 50;
const START_YEARS_BEFORE_NOW = 10;

/**
 * How old somebody is in London at a moment. Who was born on 29 February has a birthday on 1 March
 * when the year is no leap year, as English law has it.
 *
 * @param dateOfBirth a real date as `YYYY/MM/DD`
 */
export function ageAt(dateOfBirth: string, now: Date): number {
  const [birthYear = '', ...birthday] = dateOfBirth.split('/');
  const [year = '', ...today] = londonDate(now).split('-');
  const hadBirthday = today.join('/') >= birthday.join('/');
  return Number(year) - Number(birthYear) - (hadBirthday ? 0 : 1);
}

/** The years that a date of birth can be in, latest first: this one and 100 back (PRF-30). */
export function birthYears(now: Date): number[] {
  return Array.from({ length: LONGEST_LIFE + 1 }, (_, back) => currentYear(now) - back);
}

/** The years that an apprenticeship can start in: 50, from 10 before this one (PRF-54). */
export function startDateYears(now: Date): number[] {
  const first = currentYear(now) - START_YEARS_BEFORE_NOW;
  return Array.from({ length: START_YEARS }, (_, index) => first + index);
}
