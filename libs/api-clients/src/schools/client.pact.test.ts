import { MatchersV3 } from '@pact-foundation/pact';
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
import { someText } from '../testing/values.ts';
import { createSchoolsClient } from './client.ts';
import { school, schoolBody } from './fixtures.ts';

const { eachLike, equal } = MatchersV3;

const pact = pactWith('schools-api');
const client = (url: string) => createSchoolsClient(http, url);

const path = '/api/v1/schools';
const asking = (query: Record<string, string>) => (request: RequestBuilder) => {
  asHub(request);
  request.query({ limit: '50', data: 'full', ...query });
};

const isListed = 'a school is listed';
const facts = { ...schoolBody, country: 'England', type: 'college' };
const search = 'Aire Valley Sixth Form College';

it('[HLP-17][HLP-18] the client finds a school by its name', () =>
  pact
    .addInteraction()
    .given(isListed, facts)
    .uponReceiving('a search for a school by its name')
    .withRequest('GET', path, asking({ search }))
    .willRespondWith(
      200,
      json(eachLike({ ...schoolBody, code: someText(schoolBody.code), name: equal(search) })),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).search(context, { search })).toEqual({ ok: true, value: [school] });
    }));

it('[HLP-18] the client finds only schools that pass the filters, up to the limit', () =>
  pact
    .addInteraction()
    .given(isListed, facts)
    .uponReceiving('a search for one college of a country by its code')
    .withRequest(
      'GET',
      path,
      asking({ limit: '1', search: '990127', filters: 'country:England,type:college' }),
    )
    .willRespondWith(200, json([{ ...schoolBody, code: equal('990127') }]))
    .executeTest(async ({ url }) => {
      const query = {
        search: '990127',
        limit: 1,
        filters: { country: 'England', type: 'college' },
      } as const;
      expect(await client(url).search(context, query)).toEqual({ ok: true, value: [school] });
    }));

it('the client returns an empty list of schools for a name without matches', () =>
  pact
    .addInteraction()
    .uponReceiving('a search for a name that no school has')
    .withRequest('GET', path, asking({ search: 'Zzyzxovia' }))
    .willRespondWith(200, json([]))
    .executeTest(async ({ url }) => {
      expect(await client(url).search(context, { search: 'Zzyzxovia' })).toEqual({
        ok: true,
        value: [],
      });
    }));

it('the client returns a failure for a rejected session', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a search for a school with a refused token')
    .withRequest('GET', path, asking({ search }))
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).search(context, { search })).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));
