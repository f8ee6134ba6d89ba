import { expect, it } from 'vitest';
import { errorText, fieldErrors } from './error-text.ts';

it.each([
  ['userCountry', 'Country field is required.'],
  ['dateOfBirth', 'Date of birth field is required.'],
  ['mobile', 'Mobile number field is required.'],
  ['addressLine1', 'Address line 1 field is required.'],
] as const)('[PRF-11] the message about an empty field names the field: %s', (field, message) => {
  expect(errorText({ field, rule: 'required' })).toBe(message);
});

it('[PRF-36][PRF-37] an unanswered consent is a required field', () => {
  expect(errorText({ field: 'schoolDataShare', rule: 'consent' })).toBe(
    'School data sharing field is required.',
  );
  expect(errorText({ field: 'terms', rule: 'consent' })).toBe('Terms field is required.');
});

it.each([
  [
    '[PRF-26]',
    'contactAll',
    'channel',
    'In order to receive info you must agree to at least one communication channel.',
  ],
  ['[PRF-29]', 'dateOfBirth', 'age', 'You must me at least 13 to register for this site.'],
  ['[PRF-34]', 'postcode', 'postcode', 'The postcode you entered is not valid.'],
] as const)('the error message matches the specification: %s %s, %s', (_, field, rule, message) => {
  expect(errorText({ field, rule })).toBe(message);
});

it('the message explains how to fix text that is too long, invalid characters and incomplete dates', () => {
  expect(errorText({ field: 'addressLine2', rule: 'tooLong' })).toBe(
    'Address line 2: use at most 32 characters.',
  );
  expect(errorText({ field: 'userPostcode', rule: 'characters' })).toBe(
    'Your postcode: use letters, digits, spaces and [ ] ( ) . - + only.',
  );
  expect(errorText({ field: 'dateOfBirth', rule: 'date' })).toMatch(/must be a real date/);
  expect(errorText({ field: 'talentPoolStartDate', rule: 'date' })).toMatch(/a month and a year/);
});

it('the errors are in the order of the questions', () => {
  const errors = fieldErrors([
    { field: 'userCountry', rule: 'required' },
    { field: 'dateOfBirth', rule: 'age' },
  ]);
  expect(Object.keys(errors)).toEqual(['userCountry', 'dateOfBirth']);
});
