import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createGeocodeClient } from './client.ts';

onlyNock();

const client = () => createGeocodeClient(httpWithReports().http, baseUrl);
const path = '/api/v1/geocode-postcode?postcode=LE1%203HP';

describe('geocode', () => {
  itHandlesFaults({
    api: 'geocode',
    operation: 'geocode',
    method: 'GET',
    path,
    call: (http, context) => createGeocodeClient(http, baseUrl).geocode(context, 'LE1 3HP'),
    wrongTypes: [
      '{"latitude":"52.6","longitude":-1.1}',
      'latitude: Invalid input: expected number, received string',
    ],
  });

  it('[HLP-22] the client returns the place of a postcode', async () => {
    nock(baseUrl).get(path).reply(200, { latitude: 52.634, longitude: -1.137 });
    expect(await client().geocode(context, 'LE1 3HP')).toEqual({
      ok: true,
      value: { lat: 52.634, lng: -1.137 },
    });
  });

  it('coordinates outside the valid range are rejected', async () => {
    nock(baseUrl).get(path).reply(200, { latitude: 152.634, longitude: -1.137 });
    expect(await client().geocode(context, 'LE1 3HP')).toMatchObject({
      failure: { kind: 'badContract' },
    });
  });

  it('a postcode with special characters is sent as one parameter', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/geocode-postcode?postcode=a%26b%3Dc%2Bd')
      .reply(400, { message: 'not a postcode', code: 'invalidPostcode' });
    await client().geocode(context, 'a&b=c+d');
    upstream.done();
  });
});
