import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createAddressClient } from './client.ts';
import { addressBody, addressRecord } from './fixtures.ts';

onlyNock();

const key = 'secret key';
const client = () => createAddressClient(httpWithReports().http, baseUrl, key);
const suggestPath = '/autocomplete/LE1%203HP?key=secret%20key';
const getPath = '/get/le13hp-0?key=secret%20key';

describe('suggest', () => {
  itHandlesFaults({
    api: 'address',
    operation: 'suggestAddresses',
    method: 'GET',
    path: suggestPath,
    call: (http, context) => createAddressClient(http, baseUrl, key).suggest(context, 'LE1 3HP'),
    wrongTypes: [
      '{"suggestions":[{"id":7,"address":"3 Marlpit Close","url":"/get/7"}]}',
      'suggestions.0.id: Invalid input: expected string, received number',
    ],
  });

  it('[HLP-11] the request contains the key', async () => {
    const suggestion = { id: 'a', address: '3 Marlpit Close, Leicester', url: '/get/a' };
    nock(baseUrl)
      .get(suggestPath)
      .reply(200, { suggestions: [suggestion] });
    expect(await client().suggest(context, 'LE1 3HP')).toEqual({ ok: true, value: [suggestion] });
  });

  it('a search text with special characters is encoded as one path segment', async () => {
    const upstream = nock(baseUrl)
      .get('/autocomplete/1%2F2%20Mill%20Lane%3Fkey%3Dother%26x%23y?key=secret%20key')
      .reply(200, { suggestions: [] });
    await client().suggest(context, '1/2 Mill Lane?key=other&x#y');
    upstream.done();
  });

  it("the request never contains the user's token", async () => {
    const upstream = nock(baseUrl, { badheaders: ['authorization'] })
      .get(suggestPath)
      .reply(200, { suggestions: [] });
    expect(await client().suggest(context, 'LE1 3HP')).toMatchObject({ ok: true });
    upstream.done();
  });

  it('the report about a call contains neither the key nor the search text', async () => {
    nock(baseUrl).get(suggestPath).reply(401, { message: 'No', code: 'unauthorised' });
    const { http, onCall } = httpWithReports();
    await createAddressClient(http, baseUrl, key).suggest(context, 'LE1 3HP');
    expect(onCall).toHaveBeenCalledOnce();
    expect(JSON.stringify(onCall.mock.calls)).not.toMatch(/secret|LE1/);
  });
});

describe('get', () => {
  itHandlesFaults({
    api: 'address',
    operation: 'getAddress',
    method: 'GET',
    path: getPath,
    call: (http, context) => createAddressClient(http, baseUrl, key).get(context, 'le13hp-0'),
    wrongTypes: [
      JSON.stringify({ ...addressBody, postcode: null }),
      'postcode: Invalid input: expected string, received null',
    ],
    answers404: true,
  });

  it('[HLP-10][HLP-12] the client returns the lines of an address', async () => {
    nock(baseUrl).get(getPath).reply(200, addressBody);
    expect(await client().get(context, 'le13hp-0')).toEqual({ ok: true, value: addressRecord });
  });

  it('an unknown address returns null', async () => {
    nock(baseUrl).get(getPath).reply(404, { message: 'no such address', code: 'unknownAddress' });
    expect(await client().get(context, 'le13hp-0')).toEqual({ ok: true, value: null });
  });
});
