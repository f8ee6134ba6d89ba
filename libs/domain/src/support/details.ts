import type { Answers } from '../preferences/answers.ts';
import { cleaned } from './cleaned.ts';
import { industryOf } from './industries.ts';

/** What the government's service is told of a person (GOV-13), and nothing else ever. */
export interface SupportDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY/MM/DD` */
  readonly dateOfBirth: string;
  readonly email: string;
  readonly postcode: string;
  /** Never told. */
  readonly schoolName: '';
  /** Never told. */
  readonly telephone: '';
  /** Titles of areas of work, joined by `|`; 'Unsure' for none. */
  readonly industry: string;
  /** ISO time: when somebody agreed. */
  readonly dateOfInterest: string;
}

/** Who agrees. */
export interface SupportedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly email: string;
  /** The one whose support was looked up. */
  readonly postcode: string;
  /** As they are saved. */
  readonly answers: Answers;
}

/** The details of a person who agrees at a moment (GOV-13, GOV-14, GOV-15). */
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
