import { changeAnswers } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { clearedAddress, withClearedAddress } from './cleared-address.ts';

const home = {
  userCountry: 'United Kingdom',
  country: 'United Kingdom',
  addressLine1: '14 Ashgrove Terrace',
  addressLine2: '',
  postcode: 'LS6 2AB',
};
const moved = (before: typeof home, userCountry: string) =>
  changeAnswers('marketing-preferences', before, { ...before, userCountry });

const abroad = moved(home, 'Uruguay');
const cleared = clearedAddress(home, abroad);

it('an address that was cleared by a move abroad is restored when the country is changed back', () => {
  expect(abroad).toMatchObject({ addressLine1: '', postcode: '' });
  expect(withClearedAddress(abroad, cleared)).toEqual(abroad);
  expect(withClearedAddress({ ...abroad, userCountry: 'United Kingdom' }, cleared)).toMatchObject({
    addressLine1: '14 Ashgrove Terrace',
    postcode: 'LS6 2AB',
  });
});

it('a cleared address does not replace an address that was typed since then', () => {
  const typed = { ...abroad, userCountry: 'United Kingdom', addressLine1: '1 New Road' };
  expect(withClearedAddress(typed, cleared)).toEqual(typed);
});

it('a change within the United Kingdom, or from one foreign country to another, clears no address', () => {
  expect(clearedAddress(home, { ...home, addressLine1: '' })).toEqual({});
  expect(clearedAddress(abroad, { ...abroad, userCountry: 'France' })).toEqual({});
});
