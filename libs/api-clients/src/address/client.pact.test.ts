import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  asStranger,
  context,
  error,
  http,
  json,
  pactWith,
  type RequestBuilder,
} from '../testing/pact.ts';
import { someText } from '../testing/values.ts';
import { createAddressClient } from './client.ts';
import { addressBody, addressRecord } from './fixtures.ts';

const { eachLike, like } = MatchersV3;

const pact = pactWith('address-api');

/** The key that the fake API accepts; not a secret. */
const key = 'development-key';
const client = (url: string, itsKey = key) => createAddressClient(http, url, itsKey);

const asking =
  (itsKey = key) =>
  (request: RequestBuilder) => {
    asStranger(request);
    request.query({ key: itsKey });
  };

it('[HLP-9][HLP-11] the client finds addresses by a postcode', () => {
  const suggestion = {
    id: 'le13hp-0',
    address: '3 Marlpit Close, Leicester, Leicestershire, LE1 3HP',
    url: '/get/le13hp-0',
  };
  return pact
    .addInteraction()
    .uponReceiving('a request for the addresses of a postcode')
    .withRequest('GET', '/autocomplete/LE1%203HP', asking())
    .willRespondWith(
      200,
      json({ suggestions: eachLike({ ...suggestion, id: someText(suggestion.id) }) }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).suggest(context, 'LE1 3HP')).toEqual({
        ok: true,
        value: [suggestion],
      });
    });
});

it('a postcode without addresses returns an empty list', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the addresses of a postcode that does not exist')
    .withRequest('GET', '/autocomplete/ZZ1%201ZZ', asking())
    .willRespondWith(200, json({ suggestions: [] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).suggest(context, 'ZZ1 1ZZ')).toEqual({ ok: true, value: [] });
    }));

it('the client returns a failure when the key is rejected', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for addresses with a key that nobody knows')
    .withRequest('GET', '/autocomplete/LE1%203HP', asking('a-wrong-key'))
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url, 'a-wrong-key').suggest(context, 'LE1 3HP')).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));

it('[HLP-10][HLP-12] the client reads an address line by line', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for an address')
    .withRequest('GET', '/get/le13hp-0', asking())
    .willRespondWith(200, json(like(addressBody)))
    .executeTest(async ({ url }) => {
      expect(await client(url).get(context, 'le13hp-0')).toEqual({
        ok: true,
        value: addressRecord,
      });
    }));

it('an unknown address id returns null', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for an address with an id that nobody knows')
    .withRequest('GET', '/get/no-such-id', asking())
    .willRespondWith(404)
    .executeTest(async ({ url }) => {
      expect(await client(url).get(context, 'no-such-id')).toEqual({ ok: true, value: null });
    }));
