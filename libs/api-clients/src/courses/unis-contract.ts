import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { asHub, withQuery, context, http, json } from '../testing/pact.ts';
import { createCoursesClient } from './client.ts';
import { uni, uniBody } from './fixtures.ts';
import { latlonLike, leicester, near, path } from './contract-parts.ts';

const { eachLike, equal, integer, like, nullValue, number, regex, string } = MatchersV3;

const client = (url: string) => createCoursesClient(http, url);
const listed = 'a university is listed';
const livingIsKnown = 'the cost of living at a university is known';

/** The fields of a university with complete data. */
const wellKnown = {
  ...uniBody(),
  latlon: latlonLike,
  distance: nullValue(),
  extended: eachLike(uniBody().extended[0]),
};

/** Fields that are null for a university that teaches only online. */
const hardlyKnown = {
  image: nullValue(),
  banner: nullValue(),
  latlon: nullValue(),
  distance: nullValue(),
  tef: nullValue(),
  accommodationUrl: nullValue(),
  unibuddyId: nullValue(),
  nssScore: nullValue(),
  avgSalary: nullValue(),
};
const support = { label: 'Support for students', description: 'Advice on money.', link: null };

const eastAnglia = { providerId: '10007789', name: 'University of East Anglia', tef: 'Bronze' };
const openUniversity = { providerId: '10007773', name: 'The Open University' };

/** `client.pact.test.ts` calls this function, because one file must write the whole pact. */
export function unisContract(pact: PactV4): void {
  it('[FAV-16][FAV-32] the client reads universities that match every condition', () =>
    pact
      .addInteraction()
      .given(listed, { ...eastAnglia, country: 'England' })
      .uponReceiving('a request for universities by every condition')
      .withRequest(
        'GET',
        path,
        withQuery({
          output: 'provider',
          searchText: 'east anglia',
          offset: '0',
          limit: '12',
          country: 'England',
          extended: 'TRUE',
          letter: 'E',
          ...near,
        }),
      )
      .willRespondWith(
        200,
        json({
          total: integer(1),
          letters: eachLike('E'),
          results: eachLike({
            ...wellKnown,
            distance: number(171.5),
            country: equal('England'),
            sortName: regex('^E.*$', 'East Anglia'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        const query = {
          searchText: 'east anglia',
          limit: 12,
          country: 'England',
          extended: true,
          letter: 'E',
          near: leicester,
        };
        expect(await client(url).findUnis(context, query)).toEqual({
          ok: true,
          value: { total: 1, letters: ['E'], unis: [uni()] },
        });
      }));

  it('[FAV-32] the client reads the first page of universities', () =>
    pact
      .addInteraction()
      .given(listed, eastAnglia)
      .uponReceiving('a request for universities')
      .withRequest(
        'GET',
        path,
        withQuery({ output: 'provider', searchText: 'east anglia', offset: '0', limit: '48' }),
      )
      .willRespondWith(
        200,
        json({
          total: integer(1),
          letters: eachLike('E'),
          results: eachLike({ ...wellKnown, extended: undefined }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await client(url).findUnis(context, { searchText: 'east anglia' })).toEqual({
          ok: true,
          value: { total: 1, letters: ['E'], unis: [uni({ distance: null, extended: [] })] },
        });
      }));

  it('[FAV-16][FAV-33] the client reads universities by id, with complete and with sparse data', () =>
    pact
      .addInteraction()
      .given(listed, eastAnglia)
      .given(listed, { ...openUniversity, latlon: null, tef: null })
      .uponReceiving('a request for three universities by id, of which one does not exist')
      .withRequest(
        'GET',
        path,
        withQuery({
          mode: 'providers',
          unis: ['10007789', '10000000', '10007773'],
          extended: 'TRUE',
          ...near,
        }),
      )
      .willRespondWith(
        200,
        // The list has no matcher, so it must contain exactly these two universities.
        json({
          results: [
            like({ ...wellKnown, providerId: equal('10007789'), distance: number(171.5) }),
            like({
              ...uniBody(),
              ...hardlyKnown,
              providerId: equal('10007773'),
              extended: eachLike({ ...support, link: nullValue() }),
            }),
          ],
        }),
      )
      .executeTest(async ({ url }) => {
        const ids = ['10007789', '10000000', '10007773'];
        expect(await client(url).listUnis(context, ids, leicester)).toEqual({
          ok: true,
          value: [
            uni(),
            uni({
              providerId: '10007773',
              ...Object.fromEntries(Object.keys(hardlyKnown).map((field) => [field, null])),
              extended: [support],
            }),
          ],
        });
      }));

  it('[EXT-38] the client reads the cost of living at universities that match a search', () =>
    pact
      .addInteraction()
      .given(livingIsKnown, { providerId: eastAnglia.providerId })
      .uponReceiving('a request for universities that know what living there costs')
      .withRequest(
        'GET',
        path,
        withQuery({ output: 'provider', searchText: 'east anglia', offset: '0', limit: '1' }),
      )
      .willRespondWith(
        200,
        json({
          total: integer(1),
          letters: eachLike('E'),
          results: eachLike({ ...wellKnown, extended: undefined, costOfLiving: number(1050) }),
        }),
      )
      .executeTest(async ({ url }) => {
        const query = { searchText: 'east anglia', limit: 1 };
        expect(await client(url).findUnis(context, query)).toMatchObject({
          ok: true,
          value: { unis: [{ providerId: '10007789', costOfLiving: 1050 }] },
        });
      }));

  it('[EXT-38] the client reads the cost of living at a university where it is known', () =>
    pact
      .addInteraction()
      .given(livingIsKnown, { providerId: eastAnglia.providerId })
      .given(listed, { ...openUniversity, latlon: null, tef: null })
      .uponReceiving('a request for universities by id, of which one knows what living there costs')
      .withRequest(
        'GET',
        path,
        withQuery({ mode: 'providers', unis: ['10007789', '10007773'], extended: 'TRUE' }),
      )
      .willRespondWith(
        200,
        json({
          results: [
            like({ ...wellKnown, providerId: equal('10007789'), costOfLiving: number(1050) }),
            like({
              ...uniBody(),
              ...hardlyKnown,
              providerId: equal('10007773'),
              costOfLiving: nullValue(),
              extended: eachLike({ ...support, link: nullValue() }),
            }),
          ],
        }),
      )
      .executeTest(async ({ url }) => {
        const ids = ['10007789', '10007773'];
        expect(await client(url).listUnis(context, ids)).toMatchObject({
          ok: true,
          value: [
            { providerId: '10007789', costOfLiving: 1050 },
            { providerId: '10007773', costOfLiving: null },
          ],
        });
      }));

  it('[FAV-34] the client reads the names of all universities', () =>
    pact
      .addInteraction()
      .given(listed, { providerId: eastAnglia.providerId })
      .uponReceiving('a request for the names of all universities')
      .withRequest('GET', '/api/v1/unis', asHub)
      .willRespondWith(
        200,
        json({
          results: eachLike({
            providerId: string('10007789'),
            university: string('University of East Anglia'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await client(url).listUniNames(context)).toEqual({
          ok: true,
          value: [{ providerId: '10007789', university: 'University of East Anglia' }],
        });
      }));
}
