import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { withQuery, context, http, json } from '../testing/pact.ts';
import { addressLike, likeEach } from '../testing/values.ts';
import { createContentClient } from './client.ts';
import { locationGuidesQuery, pagesQuery, subjectGuidesQuery } from './queries.ts';

const { eachLike, equal } = MatchersV3;

const client = (url: string) => createContentClient(http, url);

const guide = {
  nid: '53',
  url: '/ucas/subject-guides/philosophy',
  title: 'Psychology',
  field_subject_map: 'Psychology',
  field_image: 'https://pictures.test/53.svg',
  field_icon: 'https://pictures.test/53-icon.svg',
};

const place = (nid: string, title: string, type: string | null) => ({
  nid,
  title,
  summary: 'What it is like.',
  url: `/undergraduate/where-to-study/${nid}`,
  image: `https://pictures.test/${nid}.svg`,
  provider_count: 5,
  type,
});

const leeds = place('250', 'Study in Leeds', 'city-guide');
const scotland = place('202', 'Study in Scotland', null);
const southWest = place('214', 'Study in South West', 'region-guide');

const placeLike = (guideTo: typeof leeds) => ({
  ...likeEach(guideTo),
  url: addressLike(guideTo.url),
  nid: equal(guideTo.nid),
  title: equal(guideTo.title),
  type: equal(guideTo.type),
});

const statement = {
  nid: '101',
  title: 'How to write a personal statement',
  summary: 'One draft at a time.',
  url: '/undergraduate/applying/personal-statement',
  type: 'guide',
  image: 'https://pictures.test/101.svg',
};

const memory = {
  image: 'https://pictures.test/53-1.svg',
  id: '53-1',
  title: 'Can you trust your memory?',
  url: 'https://articles.test/memory',
};

/**
 * Pact interactions for guides, pages and articles. `client.pact.test.ts` calls this function,
 * because one file must write the whole pact.
 */
export function libraryContract(pact: PactV4): void {
  it('[FAV-15][FAV-25] the client reads the subjects', () =>
    pact
      .addInteraction()
      .given('these subject guides exist', { guides: [guide] })
      .uponReceiving('a query for subject guides')
      .withRequest('GET', '/graphql', withQuery({ query: subjectGuidesQuery }))
      .willRespondWith(
        200,
        json({ data: { subjectGuides: eachLike({ ...guide, url: addressLike(guide.url) }) } }),
      )
      .executeTest(async ({ url }) => {
        expect(await client(url).subjectGuides(context)).toEqual({
          ok: true,
          value: [
            {
              id: '53',
              title: 'Psychology',
              image: 'https://pictures.test/53.svg',
              icon: 'https://pictures.test/53-icon.svg',
              url: '/ucas/subject-guides/philosophy',
              subjectMap: 'Psychology',
            },
          ],
        });
      }));

  it('[FAV-17][FAV-22][FAV-23][FAV-24][FAV-26] the client reads the places', () =>
    pact
      .addInteraction()
      .given('these location guides exist', {
        guides: [
          ...[leeds, scotland, southWest].map((published) => ({ ...published, status: 1 })),
          { ...place('299', 'Study in Draft', 'city-guide'), status: 0 },
        ],
      })
      .uponReceiving('a query for location guides')
      .withRequest('GET', '/graphql', withQuery({ query: locationGuidesQuery }))
      .willRespondWith(
        200,
        json({ data: { locationGuides: [leeds, scotland, southWest].map(placeLike) } }),
      )
      .executeTest(async ({ url }) => {
        expect(await client(url).locationGuides(context)).toMatchObject({
          ok: true,
          value: [
            { id: '250', title: 'Leeds', type: 'city-guide', isFilter: false, providerCount: 5 },
            { id: '202', title: 'Scotland', type: 'country-guide', isFilter: true },
            { id: '214', title: 'South West', type: 'region-guide', isFilter: true },
          ],
        });
      }));

  it('[FAV-18][FAV-27] the client reads published pages by id and skips unpublished pages', () =>
    pact
      .addInteraction()
      .given('these pages exist', {
        pages: [
          { ...statement, status: 1 },
          { ...statement, nid: '102', status: 0 },
          { ...statement, nid: '103', status: 1 },
        ],
      })
      .uponReceiving('a query for pages by their ids')
      .withRequest(
        'GET',
        '/graphql',
        withQuery({
          query: pagesQuery,
          variables: JSON.stringify({ nids: ['101', '102', '999'] }),
        }),
      )
      .willRespondWith(
        200,
        json({
          data: {
            pages: [{ ...likeEach(statement), url: addressLike(statement.url), nid: equal('101') }],
          },
        }),
      )
      .executeTest(async ({ url }) => {
        const { nid: id, ...sameName } = statement;
        expect(await client(url).pages(context, ['101', '102', '999'])).toEqual({
          ok: true,
          value: [{ id, ...sameName }],
        });
      }));

  it('[FAV-19][FAV-28] the client reads the articles related to subjects', () =>
    pact
      .addInteraction()
      .given('these articles exist', {
        articles: [
          { ...memory, subjectGuides: ['53'] },
          { ...memory, id: '19-1', subjectGuides: ['19'] },
          { ...memory, id: '40-1', subjectGuides: ['40'] },
        ],
      })
      .uponReceiving('a request for the articles that go with two subjects')
      .withRequest(
        'GET',
        '/api/v1/article',
        withQuery({
          bbcContent: 'TRUE',
          'schemes[]': 'undergraduate',
          type: 'external',
          'subjectGuides[]': ['53', '19'],
        }),
      )
      .willRespondWith(
        200,
        json({
          posts: ['53-1', '19-1'].map((id) => ({
            ...likeEach(memory),
            url: addressLike(memory.url),
            id: equal(id),
          })),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await client(url).articles(context, ['53', '19'])).toEqual({
          ok: true,
          value: [memory, { ...memory, id: '19-1' }],
        });
      }));
}
