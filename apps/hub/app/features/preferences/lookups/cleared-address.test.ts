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

it('an address that leaving the United Kingdom cleared comes back with it', () => {
  expect(abroad).toMatchObject({ addressLine1: '', postcode: '' });
  expect(withClearedAddress(abroad, cleared)).toEqual(abroad);
  expect(withClearedAddress({ ...abroad, userCountry: 'United Kingdom' }, cleared)).toMatchObject({
    addressLine1: '14 Ashgrove Terrace',
    postcode: 'LS6 2AB',
  });
});

it('never over an address that was typed in between', () => {
  const typed = { ...abroad, userCountry: 'United Kingdom', addressLine1: '1 New Road' };
  expect(withClearedAddress(typed, cleared)).toEqual(typed);
});

it('nothing is kept of a change within or without the United Kingdom', () => {
  expect(clearedAddress(home, { ...home, addressLine1: '' })).toEqual({});
  expect(clearedAddress(abroad, { ...abroad, userCountry: 'France' })).toEqual({});
});
