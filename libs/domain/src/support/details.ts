import type { Answers } from '../preferences/answers.ts';
import { cleaned } from './cleaned.ts';
import { industryOf } from './industries.ts';

export interface SupportDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY/MM/DD` */
  readonly dateOfBirth: string;
  readonly email: string;
  readonly postcode: string;
  /** Never sent. */
  readonly schoolName: '';
  /** Never sent. */
  readonly telephone: '';
  /** Titles of areas of work, joined by `|`; 'Unsure' when there are no areas. */
  readonly industry: string;
  /** ISO time at which the applicant agreed. */
  readonly dateOfInterest: string;
}

export interface SupportedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly email: string;
  /** The postcode that was looked up. */
  readonly postcode: string;
  readonly answers: Answers;
}

export const supportDetails = (
  { firstName, lastName, dateOfBirth, email, postcode, answers }: SupportedPerson,
  now: Date,
): SupportDetails => ({
  firstName: cleaned(firstName),
  lastName: cleaned(lastName),
  dateOfBirth: cleaned(dateOfBirth),
  email: cleaned(email),
  postcode: cleaned(postcode),
  schoolName: '',
  telephone: '',
  industry: cleaned(industryOf(answers)),
  dateOfInterest: cleaned(now.toISOString()),
});
