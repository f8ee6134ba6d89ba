import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  asHub,
  withQuery,
  context,
  error,
  http,
  json,
  pactWith,
  tokenRefused,
} from '../testing/pact.ts';
import { createPhoneClient } from './client.ts';

const { eachLike, equal, nullValue, string } = MatchersV3;

const pact = pactWith('phone-api');
const client = (url: string) => createPhoneClient(http, url);

const regionsPath = '/api/v1/phone-region-codes';
const checkPath = '/api/v1/valid-phone-number';

it('[HLP-2][HLP-3] the client reads the regions', () => {
  const region = { regionCode: 'GB', displayRegion: 'United Kingdom', countryCode: '44' };
  return pact
    .addInteraction()
    .uponReceiving('a request for the regions that have phone numbers')
    .withRequest('GET', regionsPath, asHub)
    .willRespondWith(200, json(eachLike(region)))
    .executeTest(async ({ url }) => {
      expect(await client(url).regions(context)).toEqual({ ok: true, value: [region] });
    });
});

it('the client returns a failure for a rejected session', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for the regions with a refused token')
    .withRequest('GET', regionsPath, asHub)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).regions(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));

it('[HLP-1][HLP-4] the client reads the details of a number', () =>
  pact
    .addInteraction()
    .uponReceiving('a request to check a number that is valid')
    .withRequest('GET', checkPath, withQuery({ region: 'GB', number: '0131 650 1000' }))
    .willRespondWith(
      200,
      json({
        isValid: equal(true),
        internationalNumber: string('+44 131 650 1000'),
        nationalNumber: string('0131 650 1000'),
        regionCode: equal('GB'),
      }),
    )
    .executeTest(async ({ url }) => {
      const requested = { region: 'GB', number: '0131 650 1000' };
      expect(await client(url).check(context, requested)).toEqual({
        ok: true,
        value: {
          isValid: true,
          internationalNumber: '+44 131 650 1000',
          nationalNumber: '0131 650 1000',
          regionCode: 'GB',
        },
      });
    }));

it('[HLP-1] the client reads the result for an invalid number', () =>
  pact
    .addInteraction()
    .uponReceiving('a request to check a number that is too short')
    .withRequest('GET', checkPath, withQuery({ region: 'GB', number: '0131 65' }))
    .willRespondWith(
      200,
      json({
        isValid: equal(false),
        internationalNumber: nullValue(),
        nationalNumber: nullValue(),
        regionCode: nullValue(),
      }),
    )
    .executeTest(async ({ url }) => {
      const requested = { region: 'GB', number: '0131 65' };
      expect(await client(url).check(context, requested)).toEqual({
        ok: true,
        value: {
          isValid: false,
          internationalNumber: null,
          nationalNumber: null,
          regionCode: null,
        },
      });
    }));

it('the client returns a failure for an unknown region', () =>
  pact
    .addInteraction()
    .uponReceiving('a request to check a number in a region that does not exist')
    .withRequest('GET', checkPath, withQuery({ region: 'XX', number: '0131 650 1000' }))
    .willRespondWith(400, error)
    .executeTest(async ({ url }) => {
      const requested = { region: 'XX', number: '0131 650 1000' };
      expect(await client(url).check(context, requested)).toMatchObject({
        failure: { kind: 'status', status: 400, message: 'Why it is refused.' },
      });
    }));
