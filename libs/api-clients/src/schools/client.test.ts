import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createSchoolsClient, type SchoolsQuery } from './client.ts';
import { school, schoolBody } from './fixtures.ts';

onlyNock();

const client = () => createSchoolsClient(httpWithReports().http, baseUrl);
const path = '/api/v1/schools?limit=50&data=full&search=Leeds';

describe('search', () => {
  itHandlesFaults({
    api: 'schools',
    operation: 'searchSchools',
    method: 'GET',
    path,
    call: (http, to) => createSchoolsClient(http, baseUrl).search(to, { search: 'Leeds' }),
    wrongTypes: [
      JSON.stringify([{ ...schoolBody, name: 5 }]),
      '0.name: Invalid input: expected string, received number',
    ],
  });

  it('[HLP-17] the client returns a school with the address lines that are not blank', async () => {
    const shorter = { ...schoolBody, address_2: '', address_3: '  ' };
    nock(baseUrl).get(path).reply(200, [schoolBody, shorter]);
    expect(await client().search(context, { search: 'Leeds' })).toEqual({
      ok: true,
      value: [school, { ...school, addressLines: ['Green Lane', 'LS9 7AB'] }],
    });
  });

  it.each<[string, SchoolsQuery, string]>([
    ['a limit of 50 by default', { search: 'a' }, 'limit=50&data=full&search=a'],
    ['another limit', { search: 'a', limit: 20 }, 'limit=20&data=full&search=a'],
    [
      'the filters',
      { search: 'a', filters: { country: 'Northern Ireland', type: 'school' } },
      'limit=50&data=full&search=a&filters=country%3ANorthern+Ireland%2Ctype%3Aschool',
    ],
    ['no filters', { search: 'a', filters: {} }, 'limit=50&data=full&search=a'],
    ['the input of the user', { search: 'a&b=c+d' }, 'limit=50&data=full&search=a%26b%3Dc%2Bd'],
  ])('[HLP-18] the client sends %s', async (_what, query, parameters) => {
    const upstream = nock(baseUrl).get(`/api/v1/schools?${parameters}`).reply(200, []);
    expect(await client().search(context, query)).toEqual({ ok: true, value: [] });
    upstream.done();
  });
});
