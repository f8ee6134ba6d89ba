import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createContentClient } from './client.ts';
import { article, locationGuide, notification, page, subject } from './fixtures.ts';
import { locationGuidesQuery, pagesQuery, subjectGuidesQuery } from './queries.ts';

onlyNock();
const client = () => createContentClient(httpWithReports().http, baseUrl);

/** Path and query of a GraphQL call in the form that nock compares. */
const graphql = (query: string, variables?: object) => {
  const parameters = { query, ...(variables && { variables: JSON.stringify(variables) }) };
  return `/graphql?${new URLSearchParams(parameters).toString()}`;
};

describe('subjectGuides', () => {
  const requested = graphql(subjectGuidesQuery);
  const { id, image, icon, subjectMap, ...sameName } = subject();
  const wire = {
    nid: id,
    field_subject_map: subjectMap,
    field_image: image,
    field_icon: icon,
    ...sameName,
  };

  itHandlesFaults({
    api: 'content',
    operation: 'subjectGuides',
    method: 'GET',
    path: requested,
    call: (http, callContext) => createContentClient(http, baseUrl).subjectGuides(callContext),
    wrongTypes: [
      JSON.stringify({ data: { subjectGuides: [{ ...wire, nid: 53 }] } }),
      'data.subjectGuides.0.nid: Invalid input: expected string, received number',
    ],
  });

  it('[FAV-15][FAV-25] the client returns each subject with its pictures, page and media category', async () => {
    nock(baseUrl)
      .get(requested)
      .reply(200, { data: { subjectGuides: [wire, { ...wire, nid: '1', field_image: null }] } });
    expect(await client().subjectGuides(context)).toEqual({
      ok: true,
      value: [subject(), subject({ id: '1', image: null })],
    });
  });
});

describe('locationGuides', () => {
  const requested = graphql(locationGuidesQuery);
  const { id, providerCount, summary, url, image } = locationGuide();
  const guide = { nid: id, provider_count: providerCount, summary, url, image };
  const read = async (...guides: object[]) => {
    nock(baseUrl)
      .get(requested)
      .reply(200, { data: { locationGuides: guides.map((fields) => ({ ...guide, ...fields })) } });
    return client().locationGuides(context);
  };

  itHandlesFaults({
    api: 'content',
    operation: 'locationGuides',
    method: 'GET',
    path: requested,
    call: (http, callContext) => createContentClient(http, baseUrl).locationGuides(callContext),
    wrongTypes: [
      JSON.stringify({ data: { locationGuides: {} } }),
      'data.locationGuides: Invalid input: expected array, received object',
    ],
  });

  it('[FAV-17][FAV-22] the client returns each place under its name, without "Study in"', async () => {
    expect(await read({ title: 'Study in Leeds', type: 'city-guide' })).toEqual({
      ok: true,
      value: [locationGuide()],
    });
  });

  it('[FAV-23][FAV-24] the client gives countries their missing type and decides which places are filters', async () => {
    expect(
      await read(
        { title: 'Study in Scotland', type: null },
        { title: 'Study in England', type: null },
        { title: 'Study in South West', type: 'region-guide' },
      ),
    ).toMatchObject({
      value: [
        { title: 'Scotland', type: 'country-guide', isFilter: true },
        { title: 'England', type: 'country-guide', isFilter: false },
        { title: 'South West', type: 'region-guide', isFilter: true },
      ],
    });
  });

  it('a place type outside the contract is rejected', async () => {
    expect(await read({ title: 'Study in Leeds', type: 'village-guide' })).toMatchObject({
      failure: { kind: 'badContract' },
    });
  });
});

describe('pages', () => {
  const requested = graphql(pagesQuery, { nids: ['101', '102'] });
  const { id: nid, ...sameName } = page();

  itHandlesFaults({
    api: 'content',
    operation: 'pages',
    method: 'GET',
    path: requested,
    call: (http, callContext) =>
      createContentClient(http, baseUrl).pages(callContext, ['101', '102']),
    wrongTypes: [
      JSON.stringify({ data: { pages: [{ nid, ...sameName, title: null }] } }),
      'data.pages.0.title: Invalid input: expected string, received null',
    ],
  });

  it('[FAV-18][FAV-27] the client returns the known pages of the requested ids', async () => {
    nock(baseUrl)
      .get(requested)
      .reply(200, { data: { pages: [{ nid, ...sameName }] } });
    expect(await client().pages(context, ['101', '102'])).toEqual({ ok: true, value: [page()] });
  });

  it('an empty list of ids makes no call', async () => {
    const { http, onCall } = httpWithReports();
    expect(await createContentClient(http, baseUrl).pages(context, [])).toEqual({
      ok: true,
      value: [],
    });
    expect(onCall).not.toHaveBeenCalled();
  });
});

describe('articles', () => {
  const fixed = 'bbcContent=TRUE&schemes%5B%5D=undergraduate&type=external';
  const requested = `/api/v1/article?${fixed}&subjectGuides%5B%5D=53&subjectGuides%5B%5D=19`;

  itHandlesFaults({
    api: 'content',
    operation: 'articles',
    method: 'GET',
    path: requested,
    call: (http, callContext) =>
      createContentClient(http, baseUrl).articles(callContext, ['53', '19']),
    wrongTypes: [
      '{"posts":[{"id":1}]}',
      'posts.0.id: Invalid input: expected string, received number; ' +
        'posts.0.title: Invalid input: expected string, received undefined; ' +
        'posts.0.url: Invalid input: expected string, received undefined',
    ],
  });

  it('[FAV-19][FAV-28] the client returns the articles for the subjects', async () => {
    const posts = [article(), article({ id: '19-1', image: null })];
    nock(baseUrl).get(requested).reply(200, { posts });
    expect(await client().articles(context, ['53', '19'])).toEqual({ ok: true, value: posts });
  });

  it('a request without subjects has no subject parameter', async () => {
    nock(baseUrl).get(`/api/v1/article?${fixed}`).reply(200, { posts: [] });
    expect(await client().articles(context, [])).toEqual({ ok: true, value: [] });
  });
});

it.each([null, '', '  '])(
  '[AMB-61] the client preserves the URL of a button without a label (%j)',
  async (label) => {
    const { actionLink, ...wire } = notification();
    nock(baseUrl)
      .get(/notifications/)
      .reply(200, [{ ...wire, primaryUrl: actionLink, primaryLabel: label }]);
    expect(await client().notifications(context, [])).toEqual({
      ok: true,
      value: [notification({ actionLabel: null })],
    });
  },
);

describe('URLs in published content', () => {
  const { id: nid, title, summary, type } = page();
  /** Reads a response that contains one page with this URL and this picture. */
  const pagesWith = async (url: string, image: string | null) => {
    nock(baseUrl)
      .get(graphql(pagesQuery, { nids: [nid] }))
      .reply(200, { data: { pages: [{ nid, title, summary, type, url, image }] } });
    return client().pages(context, [nid]);
  };

  it.each([
    '/',
    '/undergraduate/applying?step=1#first',
    'https://articles.test/one',
    'http://articles.test',
    'HTTPS://articles.test',
  ])('a page URL may be a path or a web URL: %s', async (address) => {
    expect(await pagesWith(address, address)).toEqual({
      ok: true,
      value: [page({ url: address, image: address })],
    });
  });

  const harmful = [
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hello',
    'mailto:someone@example.com',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'https://',
    'elsewhere.test',
  ];

  it.each(harmful)('a page with an unsafe or invalid URL is left out: %j', async (url) => {
    expect(await pagesWith(url, null)).toEqual({ ok: true, value: [], isPartial: true });
  });

  it.each(harmful)('a page has no picture if its picture URL is %j', async (image) => {
    expect(await pagesWith(page().url ?? '', image)).toEqual({
      ok: true,
      value: [page({ image: null })],
    });
  });

  const url = 'javascript:alert(1)';

  it('a subject with an unsafe URL is left out', async () => {
    const wire = { nid, title, field_subject_map: '', field_image: null, field_icon: url };
    const guides = [
      { ...wire, url },
      { ...wire, url: '/subject' },
    ];
    nock(baseUrl)
      .get(graphql(subjectGuidesQuery))
      .reply(200, { data: { subjectGuides: guides } });
    expect(await client().subjectGuides(context)).toMatchObject({
      value: [{ url: '/subject', icon: null }],
    });
  });

  it('a place with an unsafe URL is left out', async () => {
    const wire = { nid, title, summary, image: null, provider_count: 1, type: 'city-guide' };
    const guides = [
      { ...wire, url },
      { ...wire, url: '/leeds' },
    ];
    nock(baseUrl)
      .get(graphql(locationGuidesQuery))
      .reply(200, { data: { locationGuides: guides } });
    const result = await client().locationGuides(context);
    expect(result.ok && result.value.map((guide) => guide.url)).toEqual(['/leeds']);
  });

  it('an article with an unsafe URL is left out', async () => {
    nock(baseUrl)
      .get('/api/v1/article')
      .query(true)
      .reply(200, { posts: [article({ url }), article()] });
    expect(await client().articles(context, [])).toEqual({
      ok: true,
      value: [article()],
      isPartial: true,
    });
  });
});
