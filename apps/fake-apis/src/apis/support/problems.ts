import { ageAt, isRealDate, type SupportDetails, supportOfferAge } from '@applicant-hub/domain';
import { readPostcode } from '../geocode/postcode.ts';

const looksLikeEmail = /^\S+@\S+\.\S+$/;

export function problemsOf(details: SupportDetails, now: Date): string[] {
  const { firstName, lastName, dateOfBirth, email, postcode } = details;
  const problems: string[] = [];
  if (firstName.trim() === '') problems.push('[firstName] is required.');
  if (lastName.trim() === '') problems.push('[lastName] is required.');
  if (!looksLikeEmail.test(email)) problems.push('[email] is not an email address.');
  if (readPostcode(postcode) === null) problems.push('[postcode] is not a UK postcode.');
  if (!isRealDate(dateOfBirth)) problems.push('[dateOfBirth] is not a date.');
  else if (ageAt(dateOfBirth, now) < supportOfferAge) {
    problems.push(`[dateOfBirth] is less than ${supportOfferAge} years ago.`);
  }
  return problems;
}
