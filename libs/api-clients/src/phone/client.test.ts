import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createPhoneClient } from './client.ts';

onlyNock();

const client = () => createPhoneClient(httpWithReports().http, baseUrl);
const regionsPath = '/api/v1/phone-region-codes';
const checkPath = '/api/v1/valid-phone-number?region=GB&number=020%207946%200018';
const requested = { region: 'GB', number: '020 7946 0018' };

describe('regions', () => {
  itHandlesFaults({
    api: 'phone',
    operation: 'phoneRegions',
    method: 'GET',
    path: regionsPath,
    call: (http, to) => createPhoneClient(http, baseUrl).regions(to),
    wrongTypes: [
      '[{"regionCode":"GB","displayRegion":"United Kingdom","countryCode":44}]',
      '0.countryCode: Invalid input: expected string, received number',
    ],
  });

  it('[HLP-3] the client returns the regions in the given order', async () => {
    const list = ['France', 'Germany'].map((displayRegion, index) => ({
      regionCode: ['FR', 'DE'][index],
      displayRegion,
      countryCode: ['33', '49'][index],
    }));
    nock(baseUrl).get(regionsPath).reply(200, list);
    expect(await client().regions(context)).toEqual({ ok: true, value: list });
  });
});

describe('check', () => {
  itHandlesFaults({
    api: 'phone',
    operation: 'checkPhone',
    method: 'GET',
    path: checkPath,
    call: (http, to) => createPhoneClient(http, baseUrl).check(to, requested),
    wrongTypes: [
      '{"isValid":"yes","internationalNumber":null,"nationalNumber":null,"regionCode":null}',
      'isValid: Invalid input: expected boolean, received string',
    ],
  });

  it('a number with a plus or other special characters is sent as one parameter', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/valid-phone-number?region=GB&number=%2B44%20(0)20%26region%3DFR')
      .reply(400, { message: 'no', code: 'invalidNumber' });
    await client().check(context, { region: 'GB', number: '+44 (0)20&region=FR' });
    upstream.done();
  });

  it('the failure report does not contain the number', async () => {
    nock(baseUrl).get(checkPath).reply(500, { message: 'No', code: 'internal' });
    const { http, onCall } = httpWithReports();
    await createPhoneClient(http, baseUrl).check(context, requested);
    expect(onCall).toHaveBeenCalledOnce();
    expect(JSON.stringify(onCall.mock.calls)).not.toMatch(/7946/);
  });
});
