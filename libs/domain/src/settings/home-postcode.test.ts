import { expect, it } from 'vitest';
import { homePostcode } from './home-postcode.ts';

const nothing = { userPostcode: null, postcode: null, accountPostcode: null };

it.each([
  [{ userPostcode: 'M13 9PL', postcode: 'LS2 9JT', accountPostcode: 'B15 2TT' }, 'M13 9PL'],
  [{ userPostcode: ' ', postcode: 'LS2 9JT', accountPostcode: 'B15 2TT' }, 'LS2 9JT'],
  [{ ...nothing, accountPostcode: 'B15 2TT' }, 'B15 2TT'],
])('[AMB-35] the home postcode of %o is %s', (known, expected) => {
  expect(homePostcode(known)).toBe(expected);
});

it('[HLP-25] the default postcode is LE1 3HP', () => {
  expect(homePostcode(nothing)).toBe('LE1 3HP');
  expect(homePostcode({ userPostcode: '', postcode: '', accountPostcode: '' })).toBe('LE1 3HP');
});
