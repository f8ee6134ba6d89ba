import { applyModes } from '@applicant-hub/domain';
import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itSurvivesTrouble,
  onlyNock,
} from '../testing/upstream.ts';
import { createContentClient } from './client.ts';
import {
  article,
  faq,
  liveSettings,
  locationGuide,
  notification,
  page,
  pageState,
  personalArticle,
  promotion,
  subject,
  subjectBar,
  tariffType,
  video,
} from './fixtures.ts';
import { locationGuidesQuery, pagesQuery, subjectGuidesQuery } from './queries.ts';
import { defaultPageState } from './schema.ts';

onlyNock();

const path = '/api/v1/dashboard-update';
const client = () => createContentClient(httpWithReports().http, baseUrl);

describe('pageState', () => {
  itSurvivesTrouble({
    api: 'content',
    operation: 'pageState',
    method: 'GET',
    path,
    call: (http, asked) => createContentClient(http, baseUrl).pageState(asked),
    wrongTypes: ['[]', 'body: Invalid input: expected object, received array'],
  });

  itSurvivesTrouble({
    api: 'content',
    operation: 'freshPageState',
    method: 'GET',
    path,
    call: (http, asked) => createContentClient(http, baseUrl).freshPageState(asked),
    wrongTypes: ['7', 'body: Invalid input: expected object, received number'],
  });

  it('a response without a body is a failure', async () => {
    nock(baseUrl).get(path).reply(204);
    expect(await client().pageState(context)).toMatchObject({
      ok: false,
      failure: { kind: 'badContract', status: 204 },
    });
  });

  it('[LIV-14] a request for fresh page state bypasses every cache', async () => {
    nock(baseUrl, { reqheaders: { 'cache-control': 'no-cache' } })
      .get(path)
      .reply(200, { live: liveSettings() });
    expect(await client().freshPageState(context)).toMatchObject({
      value: { live: liveSettings() },
    });
  });

  const read = async (wire: object) => {
    nock(baseUrl).get(path).reply(200, wire);
    return client().pageState(context);
  };

  it('the client reads published page state', async () => {
    const published = pageState({
      applyMode: { ug: 'clearing_timer', uc: 'maintenance' },
      autoUpdate: false,
      live: liveSettings(),
      timerLink: 'https://queue.test/join',
      features: { dfe: true, debug: true },
    });
    expect(await read({ ...published, somethingNew: true })).toEqual({
      ok: true,
      value: published,
    });
  });

  it('page state has all defaults when no field is published', async () => {
    const result = await read({});
    expect(result).toEqual({ ok: true, value: defaultPageState });
    expect(result).toMatchObject({
      value: {
        applyMode: { ug: 'default', uc: 'default' },
        cards: {},
        applicationMode: {},
        autoUpdate: true,
        alert: { title: '', message: '' },
        live: {
          enabled: false,
          title: '',
          time: 0,
          holding: '',
          embed: '',
          information: '',
          comments: false,
          disqus: '',
        },
        timerLink: '',
        features: { dfe: false, debug: false },
        widgets: {},
        clearingDates: { confirmBy: '21 October', intoClearingAfter: '30 June 2025' },
        bases: { accounts: null, services: null, search: null, careers: null },
      },
    });
  });

  it.each(applyModes)('[APP-63] the client reads the mode %s of each scheme', async (mode) => {
    const applyMode = { ug: mode, uc: mode };
    expect(await read({ applyMode })).toMatchObject({ value: { applyMode } });
  });

  it.each([-1, 1.5, 1_786_555_800_000, 'soon', null])(
    'the start %j of a live event is read as no time and the other fields are kept',
    async (time) => {
      expect(await read({ timerLink: '/queue', live: { ...liveSettings(), time } })).toMatchObject({
        value: { timerLink: '/queue', live: liveSettings({ time: null }) },
      });
    },
  );

  it('a partly published section is completed with defaults', async () => {
    expect(
      await read({
        applyMode: { uc: 'updating' },
        cards: { '2027': { undergraduate: true } },
        applicationMode: { '2027': { conservatoires: 'off' } },
        alert: { title: 'Results day' },
        widgets: { Apply: { title: 'Your application' } },
        clearingDates: { confirmBy: '19 October' },
        bases: { search: 'https://search.test' },
      }),
    ).toEqual({
      ok: true,
      value: {
        ...defaultPageState,
        applyMode: { ug: 'default', uc: 'updating' },
        cards: {
          2027: {
            undergraduate: true,
            postgraduate: false,
            conservatoires: false,
            teachertraining: false,
            preregistration: false,
          },
        },
        applicationMode: {
          2027: {
            undergraduate: 'on',
            postgraduate: 'on',
            conservatoires: 'off',
            teachertraining: 'on',
            preregistration: 'on',
          },
        },
        alert: { title: 'Results day', message: '' },
        widgets: {
          Apply: {
            disable: false,
            title: 'Your application',
            description: null,
            linkUrl: null,
            linkLabel: null,
          },
        },
        clearingDates: { confirmBy: '19 October', intoClearingAfter: '30 June 2025' },
        bases: { accounts: null, services: null, search: 'https://search.test', careers: null },
      },
    });
  });
});

/** Path and query of a GraphQL call in the form that nock compares. */
const graphql = (query: string, variables?: object) => {
  const parameters = { query, ...(variables && { variables: JSON.stringify(variables) }) };
  return `/graphql?${new URLSearchParams(parameters).toString()}`;
};

describe('subjectGuides', () => {
  const asked = graphql(subjectGuidesQuery);
  const { id, image, icon, subjectMap, ...sameName } = subject();
  const wire = {
    nid: id,
    field_subject_map: subjectMap,
    field_image: image,
    field_icon: icon,
    ...sameName,
  };

  itSurvivesTrouble({
    api: 'content',
    operation: 'subjectGuides',
    method: 'GET',
    path: asked,
    call: (http, callContext) => createContentClient(http, baseUrl).subjectGuides(callContext),
    wrongTypes: [
      JSON.stringify({ data: { subjectGuides: [{ ...wire, nid: 53 }] } }),
      'data.subjectGuides.0.nid: Invalid input: expected string, received number',
    ],
  });

  it('[FAV-15][FAV-25] the client returns each subject with its pictures, page and media category', async () => {
    nock(baseUrl)
      .get(asked)
      .reply(200, { data: { subjectGuides: [wire, { ...wire, nid: '1', field_image: null }] } });
    expect(await client().subjectGuides(context)).toEqual({
      ok: true,
      value: [subject(), subject({ id: '1', image: null })],
    });
  });
});

describe('locationGuides', () => {
  const asked = graphql(locationGuidesQuery);
  const { id, providerCount, summary, url, image } = locationGuide();
  const guide = { nid: id, provider_count: providerCount, summary, url, image };
  const read = async (...guides: object[]) => {
    nock(baseUrl)
      .get(asked)
      .reply(200, { data: { locationGuides: guides.map((fields) => ({ ...guide, ...fields })) } });
    return client().locationGuides(context);
  };

  itSurvivesTrouble({
    api: 'content',
    operation: 'locationGuides',
    method: 'GET',
    path: asked,
    call: (http, callContext) => createContentClient(http, baseUrl).locationGuides(callContext),
    wrongTypes: [
      JSON.stringify({ data: { locationGuides: {} } }),
      'data.locationGuides: Invalid input: expected array, received object',
    ],
  });

  it('[FAV-17][FAV-22] the client returns each place under its name', async () => {
    expect(await read({ title: 'Study in Leeds', type: 'city-guide' })).toEqual({
      ok: true,
      value: [locationGuide()],
    });
  });

  it('[FAV-23][FAV-24] the client reads countries without a type and whether a place is a filter', async () => {
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
  const asked = graphql(pagesQuery, { nids: ['101', '102'] });
  const { id: nid, ...sameName } = page();

  itSurvivesTrouble({
    api: 'content',
    operation: 'pages',
    method: 'GET',
    path: asked,
    call: (http, callContext) =>
      createContentClient(http, baseUrl).pages(callContext, ['101', '102']),
    wrongTypes: [
      JSON.stringify({ data: { pages: [{ nid, ...sameName, title: null }] } }),
      'data.pages.0.title: Invalid input: expected string, received null',
    ],
  });

  it('[FAV-18][FAV-27] the client returns the known pages of the requested ids', async () => {
    nock(baseUrl)
      .get(asked)
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
  const asked = `/api/v1/article?${fixed}&subjectGuides%5B%5D=53&subjectGuides%5B%5D=19`;

  itSurvivesTrouble({
    api: 'content',
    operation: 'articles',
    method: 'GET',
    path: asked,
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
    nock(baseUrl).get(asked).reply(200, { posts });
    expect(await client().articles(context, ['53', '19'])).toEqual({ ok: true, value: posts });
  });

  it('a request without subjects names no subject', async () => {
    nock(baseUrl).get(`/api/v1/article?${fixed}`).reply(200, { posts: [] });
    expect(await client().articles(context, [])).toEqual({ ok: true, value: [] });
  });
});

describe('tariffList', () => {
  const asked = '/api/v4/tariff/list?group=true&order=true';
  const { grades, ...type } = tariffType();

  itSurvivesTrouble({
    api: 'content',
    operation: 'tariffList',
    method: 'GET',
    path: asked,
    call: (http, callContext) => createContentClient(http, baseUrl).tariffList(callContext),
    wrongTypes: [
      JSON.stringify({ groups: [{ items: [{ ...type, grades: [{ grade: 'A', score: '48' }] }] }] }),
      'groups.0.items.0.grades.0.score: Invalid input: expected number, received string',
    ],
  });

  it('[TAR-19] the client returns the qualifications of all groups in order', async () => {
    const as = tariffType({ name: 'AS', code: 'AS' });
    const music = tariffType({ name: 'Music theory grade 8', group: 'Music', code: 'MT8' });
    nock(baseUrl)
      .get(asked)
      .reply(200, {
        groups: [
          { group: type.group, items: [{ ...type, grades }, as] },
          { group: 'Music', items: [music] },
        ],
      });
    expect(await client().tariffList(context)).toEqual({
      ok: true,
      value: [tariffType(), as, music],
    });
  });
});

describe('notifications', () => {
  const asked =
    '/api/v1/notifications?systems=Website&audiences=Student&schemes=undergraduate%2Cconservatoires';
  const schemes = ['undergraduate', 'conservatoires'];
  const { actionLink, actionLabel, startDate, endDate, type, ...sameName } = notification();
  const wire = { ...sameName, primaryUrl: actionLink, primaryLabel: actionLabel };
  const read = async (...items: object[]) => {
    nock(baseUrl)
      .get(asked)
      .reply(
        200,
        items.map((fields) => ({ ...wire, ...fields })),
      );
    return client().notifications(context, schemes);
  };

  itSurvivesTrouble({
    api: 'content',
    operation: 'notifications',
    method: 'GET',
    path: asked,
    call: (http, callContext) =>
      createContentClient(http, baseUrl).notifications(callContext, schemes),
    wrongTypes: [
      JSON.stringify({ notifications: [wire] }),
      'body: Invalid input: expected array, received object',
    ],
  });

  it("[NTF-1][NTF-14] the client returns each notification under the hub's field names and fills in missing fields", async () => {
    expect(await read({})).toEqual({ ok: true, value: [notification()] });
    expect([startDate, endDate, type]).toEqual([null, null, 'information']);
  });

  it('[NTF-1] the client reads dates and types, and treats an unknown type as information', async () => {
    const dates = { startDate: '2026-08-01T08:00:00Z', endDate: '2026-08-20T23:00:00+01:00' };
    expect(await read({ ...dates, type: 'alert' }, { type: 'party' })).toEqual({
      ok: true,
      value: [
        notification({
          startDate: '2026-08-01T08:00:00.000Z',
          endDate: '2026-08-20T22:00:00.000Z',
          type: 'alert',
        }),
        notification(),
      ],
    });
  });

  it.each([
    ['2026-12-01', '2026-12-01T00:00:00.000Z'],
    ['2026-07-01', '2026-06-30T23:00:00.000Z'],
    ['2026-07-01T08:00:00', '2026-07-01T07:00:00.000Z'],
    ['2026-02-30T08:00:00Z', null],
    ['2026-02-30', null],
    ['soon', null],
    ['', null],
    [5, null],
  ])('[NTF-1] the client reads %j as the date %j', async (startDate, expected) => {
    expect(await read({ startDate, endDate: startDate })).toEqual({
      ok: true,
      value: [notification({ startDate: expected, endDate: expected })],
    });
  });

  it('[NTF-14] an invalid notification is left out and the others are read', async () => {
    expect(await read({ title: 5 }, { id: '' }, { id: 7 }, { id: 'news/12' })).toEqual({
      ok: true,
      value: [notification({ id: 'news%002f12' })],
      isPartial: true,
    });
  });

  it.each([
    [{ created: '2026' }, { created: null }],
    [{ primaryUrl: 5 }, { actionLink: null, actionLabel: null }],
    [{ primaryLabel: 5 }, { actionLabel: null }],
    [{ type: 'party' }, { type: 'information' }],
  ] as const)('[NTF-14] a notification with %j loses only this field', async (field, expected) => {
    expect(await read(field)).toEqual({ ok: true, value: [notification(expected)] });
  });

  it.each([
    { primaryUrl: 'javascript:alert(1)' },
    { primaryUrl: '//elsewhere.test' },
    { primaryUrl: null },
  ])('[AMB-61] a notification with %o has no button', async (fields) => {
    expect(await read(fields)).toEqual({
      ok: true,
      value: [notification({ actionLink: null, actionLabel: null })],
    });
  });
});

it.each([null, '', '  '])(
  '[AMB-61] the address of a button without a label (%j) is kept',
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
  /** The pages that the client reads when one page has this URL and this picture. */
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

  it.each(harmful)('a page has no picture for the value %j', async (image) => {
    expect(await pagesWith(page().url, image)).toEqual({
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
    const answer = await client().locationGuides(context);
    expect(answer.ok && answer.value.map((guide) => guide.url)).toEqual(['/leeds']);
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

describe('personalArticles', () => {
  const asked =
    '/api/v1/article?type=personal&limit=5&schemes=undergraduate%2Cconservatoires&stage=Refine&region=Northern+Ireland';
  const reader = {
    schemes: ['undergraduate', 'conservatoires'],
    stage: 'Refine',
    region: 'Northern Ireland',
  } as const;

  itSurvivesTrouble({
    api: 'content',
    operation: 'personalArticles',
    method: 'GET',
    path: asked,
    call: (http, callContext) =>
      createContentClient(http, baseUrl).personalArticles(callContext, reader),
    wrongTypes: [
      JSON.stringify({ posts: [{ ...personalArticle(), title: null }] }),
      'posts.0.title: Invalid input: expected string, received null',
    ],
  });

  it('[CON-4][CON-5] the client returns articles and leaves out an article without a valid link', async () => {
    const other = personalArticle({ title: 'Two', image: null });
    nock(baseUrl)
      .get(asked)
      .reply(200, {
        posts: [personalArticle(), personalArticle({ url: 'javascript:alert(1)' }), other],
      });
    expect(await client().personalArticles(context, reader)).toEqual({
      ok: true,
      value: [personalArticle(), other],
      isPartial: true,
    });
  });
});

describe('faqs', () => {
  const asked = '/api/v1/faq-search?schemes=undergraduate%2Cpostgraduate';
  const schemes = ['undergraduate', 'postgraduate'];

  itSurvivesTrouble({
    api: 'content',
    operation: 'faqs',
    method: 'GET',
    path: asked,
    call: (http, callContext) => createContentClient(http, baseUrl).faqs(callContext, schemes),
    wrongTypes: [
      JSON.stringify([{ label: 'Why?' }]),
      '0.value: Invalid input: expected string, received undefined',
    ],
  });

  it('[CON-1] the client returns questions and leaves out a question without a valid link', async () => {
    nock(baseUrl)
      .get(asked)
      .reply(200, [faq(), faq({ value: '//evil.test/' }), faq({ label: 'Why?' })]);
    expect(await client().faqs(context, schemes)).toEqual({
      ok: true,
      value: [faq(), faq({ label: 'Why?' })],
      isPartial: true,
    });
  });
});

describe('videos', () => {
  const asked = '/api/v1/videos?studyLevel=Postgraduate';
  const { brightcoveId, ...sameName } = video();
  const wire = { brightcove_id: brightcoveId, ...sameName };

  itSurvivesTrouble({
    api: 'content',
    operation: 'videos',
    method: 'GET',
    path: asked,
    call: (http, callContext) =>
      createContentClient(http, baseUrl).videos(callContext, 'Postgraduate'),
    wrongTypes: [
      JSON.stringify({ videos: [{ ...wire, brightcove_id: '1&autoplay=x' }] }),
      'videos.0.brightcove_id: Invalid string: must match pattern /^[\\w-]+$/',
    ],
  });

  it('[CON-8] the client returns the fields that a slide shows and the player needs', async () => {
    nock(baseUrl)
      .get(asked)
      .reply(200, { videos: [wire, { ...wire, image: null }] });
    expect(await client().videos(context, 'Postgraduate')).toEqual({
      ok: true,
      value: [video(), video({ image: null })],
    });
  });
});

describe('promotions', () => {
  itSurvivesTrouble({
    api: 'content',
    operation: 'promotions',
    method: 'GET',
    path: '/api/v1/promotions',
    call: (http, callContext) => createContentClient(http, baseUrl).promotions(callContext),
    wrongTypes: [
      JSON.stringify({ promotions: [{ ...promotion(), visibility: null }] }),
      'promotions.0.visibility: Invalid input: expected string, received null',
    ],
  });

  it('[FED-22] the client returns every field of a promotion and leaves out a promotion without a valid link', async () => {
    nock(baseUrl)
      .get('/api/v1/promotions')
      .reply(200, { promotions: [promotion(), promotion({ url: 'javascript:alert(1)' })] });
    expect(await client().promotions(context)).toEqual({
      ok: true,
      value: [promotion()],
      isPartial: true,
    });
  });
});

describe('the subject CSV', () => {
  const asked = '/sites/default/files/data_ianda_bars.csv';
  const header = 'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,SubjectGuide,n_apps';
  const medicine = 'A level,Biology,Chemistry,Mathematics,,Medicine,1420';
  const read = (body: string) => {
    nock(baseUrl, { reqheaders: { accept: 'text/csv' } })
      .get(asked)
      .reply(200, body, { 'Content-Type': 'text/csv' });
    return client().subjectBars(context);
  };

  itSurvivesTrouble({
    api: 'content',
    operation: 'subjectBars',
    method: 'GET',
    path: asked,
    call: (http, callContext) => createContentClient(http, baseUrl).subjectBars(callContext),
    wrongTypes: [
      'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,n_apps\n',
      'body: no column SubjectGuide',
    ],
  });

  it('[PLY-13] the client returns every column in any column order', async () => {
    const highers = subjectBar({
      qualification: 'SQA - Highers',
      subjects: ['English', 'History', 'Mathematics', 'Physics'],
      subjectGuide: 'Travel, tourism and events',
      applicants: 0,
    });
    const bars = { ok: true, value: [subjectBar(), highers] };
    expect(
      await read(
        `\uFEFF${header}\r\n${medicine}\r\n` +
          'SQA - Highers,English,History,Mathematics,Physics,"Travel, tourism and events",0\r\n',
      ),
    ).toEqual(bars);
    expect(
      await read(
        'n_apps,more,SubjectGuide,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,qualification\n' +
          '1420,,Medicine,Biology,Chemistry,,Mathematics,A level\n' +
          '0,,"Travel, tourism and events",English,History,Mathematics,Physics,SQA - Highers',
      ),
    ).toEqual(bars);
    expect(await read(header)).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['too few fields', 'A level,Biology,Medicine,5'],
    ['too many fields', `${medicine},1`],
    ['no qualification', ',Biology,,,,Medicine,5'],
    ['no subject', 'A level,,,,,Medicine,5'],
    ['no subject guide', 'A level,Biology,,,, ,5'],
    ['no number', 'A level,Biology,,,,Medicine,'],
    ['a number that is none of people', 'A level,Biology,,,,Medicine,-5'],
    ['half a person', 'A level,Biology,,,,Medicine,1.5'],
  ])('a row with %s does not affect the other rows', async (_, row) => {
    expect(await read(`${header}\n${row}\n${medicine}\n`)).toEqual({
      ok: true,
      value: [subjectBar()],
      isPartial: true,
    });
    expect(await read(`${header}\n${row}\n`)).toMatchObject({
      failure: { kind: 'badContract', detail: 'body: no row can be read' },
    });
  });

  it.each(['', '\uFEFF', 'null', '<!doctype html><title>Bad gateway</title>'])(
    'a body that is %j breaks the contract',
    async (body) => {
      expect(await read(body)).toMatchObject({
        failure: {
          kind: 'badContract',
          detail: `body: no column ${header.replaceAll(',', ', ')}`,
        },
      });
    },
  );
});
