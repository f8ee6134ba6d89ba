import { expect, it } from 'vitest';
import {
  asHub,
  context,
  error,
  http,
  json,
  pactWith,
  type RequestBuilder,
  tokenRefused,
} from '../testing/pact.ts';
import { latitudeLike, longitudeLike } from '../testing/values.ts';
import { createGeocodeClient } from './client.ts';

const pact = pactWith('geocode-api');
const client = (url: string) => createGeocodeClient(http, url);

const path = '/api/v1/geocode-postcode';
const asking = (postcode: string) => (request: RequestBuilder) => {
  asHub(request);
  request.query({ postcode });
};

it('[HLP-22] the client reads the location of a postcode', () =>
  pact
    .addInteraction()
    .given('a postcode is at a place', {
      postcode: 'LE1 3HP',
      latitude: 52.634,
      longitude: -1.137,
    })
    .uponReceiving('a request for the place of a postcode')
    .withRequest('GET', path, asking('LE1 3HP'))
    .willRespondWith(
      200,
      json({ latitude: latitudeLike(52.634), longitude: longitudeLike(-1.137) }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).geocode(context, 'LE1 3HP')).toEqual({
        ok: true,
        value: { lat: 52.634, lng: -1.137 },
      });
    }));

it('an unknown postcode returns a failure', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the place of a postcode in an area that does not exist')
    .withRequest('GET', path, asking('ZZ1 1ZZ'))
    .willRespondWith(404, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).geocode(context, 'ZZ1 1ZZ')).toMatchObject({
        failure: { kind: 'notFound', status: 404, message: 'Why it is refused.' },
      });
    }));

it('a rejected session returns a failure', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for the place of a postcode with a refused token')
    .withRequest('GET', path, asking('LE1 3HP'))
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).geocode(context, 'LE1 3HP')).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));
