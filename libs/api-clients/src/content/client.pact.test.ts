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
import { addressLike, equalEach, startAt, timestampLike } from '../testing/values.ts';
import { createContentClient } from './client.ts';
import { promotion, subjectBar } from './fixtures.ts';
import type { PageState } from './page-state.ts';
import { locationGuidesQuery, pagesQuery, subjectGuidesQuery } from './queries.ts';
import { defaultPageState } from './schema.ts';

const { eachLike, equal, like, regex } = MatchersV3;

const pact = pactWith('content-api');
const client = (url: string) => createContentClient(http, url);

const published = 'page state is published';
const path = '/api/v1/dashboard-update';

const cards = {
  undergraduate: true,
  postgraduate: false,
  conservatoires: true,
  teachertraining: false,
  preregistration: true,
};

const applicationModes = {
  undergraduate: 'on',
  postgraduate: 'off',
  conservatoires: 'on',
  teachertraining: 'off',
  preregistration: 'on',
} as const;

/** Every field that the client reads. */
const full = {
  applyMode: { ug: 'clearing', uc: 'maintenance' },
  cards: { 2027: cards },
  applicationMode: { 2027: applicationModes },
  autoUpdate: false,
  alert: { title: 'Results day', message: '<p>We are busy today.</p>' },
  live: {
    enabled: true,
    title: 'Ask us about Clearing',
    time: 1_786_555_800,
    holding: '<p>We start at six.</p>',
    embed: 'https://player.test/live',
    information: '<p>With three advisers.</p>',
    comments: true,
    disqus: 'ask-us-about-clearing',
  },
  timerLink: 'https://queue.test/join',
  features: { dfe: true, debug: true },
  widgets: {
    Apply: {
      disable: true,
      title: 'Your application',
      description: 'Where it stands',
      linkUrl: 'https://pages.test/apply',
      linkLabel: 'Read more',
    },
  },
  clearingDates: { confirmBy: '19 October', intoClearingAfter: '30 June 2026' },
  bases: {
    accounts: 'https://accounts.test',
    services: 'https://services.test',
    search: 'https://search.test',
    careers: 'https://careers.test',
  },
} satisfies PageState;

/** Matches each field by type; exact matchers can override single fields. */
const likeEach = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, like(value)]));

it('[ACS-29] the client reads page state in which every field is set', () =>
  pact
    .addInteraction()
    .given(published, full)
    .uponReceiving('a request for page state in which everything is set')
    .withRequest('GET', path, asHub)
    .willRespondWith(
      200,
      json(
        like({
          ...full,
          applyMode: equalEach(full.applyMode),
          cards: { 2027: equalEach(cards) },
          applicationMode: { 2027: equalEach(applicationModes) },
          autoUpdate: equal(false),
          features: equalEach(full.features),
          live: { ...likeEach(full.live), enabled: equal(true), comments: equal(true) },
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).pageState(context)).toEqual({ ok: true, value: full });
    }));

it('[LIV-14] the client reads page state past every cache', () =>
  pact
    .addInteraction()
    .given(published, { live: full.live })
    .uponReceiving('a request for page state as it is right now')
    .withRequest('GET', path, (request) => {
      asHub(request);
      request.headers({ 'Cache-Control': 'no-cache' });
    })
    .willRespondWith(200, json({ live: likeEach(full.live) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).freshPageState(context)).toMatchObject({
        ok: true,
        value: { live: full.live },
      });
    }));

it('the client reads page state in which no field is set', () =>
  pact
    .addInteraction()
    .given(published)
    .uponReceiving('a request for page state in which nothing need be set')
    .withRequest('GET', path, asHub)
    .willRespondWith(200, json({}))
    .executeTest(async ({ url }) => {
      expect(await client(url).pageState(context)).toEqual({ ok: true, value: defaultPageState });
    }));

it('a rejected session is a failure', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for page state with a refused token')
    .withRequest('GET', path, asHub)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).pageState(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
      });
    }));

const asking = (parameters: Record<string, string | string[]>) => (request: RequestBuilder) => {
  asHub(request);
  request.query(parameters);
};

const guide = {
  nid: '53',
  url: '/ucas/subject-guides/philosophy',
  title: 'Psychology',
  field_subject_map: 'Psychology',
  field_image: 'https://pictures.test/53.svg',
  field_icon: 'https://pictures.test/53-icon.svg',
};

it('[FAV-15][FAV-25] the client reads the subjects', () =>
  pact
    .addInteraction()
    .given('these subject guides exist', { guides: [guide] })
    .uponReceiving('a query for subject guides')
    .withRequest('GET', '/graphql', asking({ query: subjectGuidesQuery }))
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
    .withRequest('GET', '/graphql', asking({ query: locationGuidesQuery }))
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

const statement = {
  nid: '101',
  title: 'How to write a personal statement',
  summary: 'One draft at a time.',
  url: '/undergraduate/applying/personal-statement',
  type: 'guide',
  image: 'https://pictures.test/101.svg',
};

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
      asking({ query: pagesQuery, variables: JSON.stringify({ nids: ['101', '102', '999'] }) }),
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

const memory = {
  image: 'https://pictures.test/53-1.svg',
  id: '53-1',
  title: 'Can you trust your memory?',
  url: 'https://articles.test/memory',
};

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
      asking({
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

it('[TAR-3][TAR-19] the client reads the qualifications with their grades in group order', () => {
  const grades = [
    { grade: 'A', score: 56 },
    { grade: 'B', score: 48 },
  ];
  const advanced = { name: 'SQA - Advanced Highers', group: 'SQA', code: 'SQAAH', grades };
  const music = { ...advanced, name: 'Music theory grade 8', group: 'Music', code: 'MT8' };
  return pact
    .addInteraction()
    .given('these qualifications have Tariff points', {
      groups: [
        { group: 'SQA', items: [advanced] },
        { group: 'Music', items: [music] },
      ],
    })
    .uponReceiving('a request for the qualifications that have Tariff points')
    .withRequest('GET', '/api/v4/tariff/list', asking({ group: 'true', order: 'true' }))
    .willRespondWith(
      200,
      json({
        groups: [advanced, music].map((type) => ({
          items: [{ ...likeEach(type), grades: grades.map(likeEach), code: equal(type.code) }],
        })),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).tariffList(context)).toEqual({
        ok: true,
        value: [advanced, music],
      });
    });
});

it('[NTF-13][NTF-14] the client reads the notifications for applicants of two schemes', () => {
  const forAll = {
    id: 'results-week',
    title: 'Be reachable in results week, {{name}}',
    message: '<strong>Name somebody</strong> who may speak for you.',
    primaryUrl: '/accounts/profile',
    primaryLabel: 'Name somebody',
    created: 1_786_000_000,
    type: 'alert',
    startDate: '2026-08-01T08:00:00.000Z',
    endDate: '2026-08-21T00:00:00.000Z',
  };
  const full = { ...forAll, faces: ['results', 'waiting'] };
  const plain = {
    ...forAll,
    id: 'auditions',
    type: 'information',
    primaryUrl: null,
    primaryLabel: null,
    startDate: null,
    endDate: null,
  };
  return pact
    .addInteraction()
    .given('these notifications are published', {
      notifications: [
        { ...full, schemes: ['undergraduate'] },
        { ...plain, schemes: ['conservatoires'] },
        { ...plain, id: 'skills-test', schemes: ['teacher-training-wales'] },
      ],
    })
    .uponReceiving('a request for what applicants by two schemes are told')
    .withRequest(
      'GET',
      '/api/v1/notifications',
      asking({
        systems: 'Website',
        audiences: 'Student',
        schemes: 'undergraduate,conservatoires',
      }),
    )
    .willRespondWith(
      200,
      json([
        {
          ...likeEach(full),
          created: timestampLike(full.created),
          startDate: startAt(full.startDate),
          endDate: startAt(full.endDate),
          id: equal(full.id),
          type: equal(full.type),
          faces: equal(full.faces),
        },
        {
          ...likeEach(plain),
          created: timestampLike(plain.created),
          id: equal(plain.id),
          type: equal(plain.type),
          primaryUrl: equal(null),
          primaryLabel: equal(null),
          startDate: equal(null),
          endDate: equal(null),
        },
      ]),
    )
    .executeTest(async ({ url }) => {
      const schemes = ['undergraduate', 'conservatoires'];
      const { primaryUrl, primaryLabel, ...sameName } = full;
      const read = { ...sameName, actionLink: primaryUrl, actionLabel: primaryLabel };
      expect(await client(url).notifications(context, schemes)).toEqual({
        ok: true,
        value: [
          read,
          {
            ...read,
            id: 'auditions',
            type: 'information',
            actionLink: null,
            actionLabel: null,
            startDate: null,
            endDate: null,
            faces: undefined,
          },
        ],
      });
    });
});

const five = {
  title: 'Choose five, or fewer',
  image: 'https://pictures.test/personal/five.svg',
  url: '/undergraduate/applying/choose-five',
  summary: 'You may use all five choices, and you do not have to.',
  faces: ['choosing', 'beginning'],
};

it('[CON-4][CON-5][FED-21] the client reads articles by scheme, stage and region', () =>
  pact
    .addInteraction()
    .given('these personal articles exist', {
      articles: [
        { ...five, schemes: ['undergraduate'], stages: ['Refine'], regions: ['Scotland'] },
        { ...five, title: 'Any', schemes: ['conservatoires'], stages: [], regions: [] },
        { ...five, title: 'No', schemes: ['postgraduate'], stages: [], regions: [] },
        { ...five, title: 'No', schemes: ['undergraduate'], stages: ['Ready'], regions: [] },
        { ...five, title: 'No', schemes: ['undergraduate'], stages: [], regions: ['Wales'] },
      ],
    })
    .uponReceiving('a request for the articles for somebody')
    .withRequest(
      'GET',
      '/api/v1/article',
      asking({
        type: 'personal',
        limit: '5',
        schemes: 'undergraduate,conservatoires',
        stage: 'Refine',
        region: 'Scotland',
      }),
    )
    .willRespondWith(
      200,
      json({
        posts: [five.title, 'Any'].map((title) => ({
          ...likeEach(five),
          url: addressLike(five.url),
          title: equal(title),
          faces: equal(five.faces),
        })),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(
        await client(url).personalArticles(context, {
          schemes: ['undergraduate', 'conservatoires'],
          stage: 'Refine',
          region: 'Scotland',
        }),
      ).toEqual({ ok: true, value: [five, { ...five, title: 'Any' }] });
    }));

const howMany = {
  label: 'How many choices do I have?',
  value: '/search/frequently-asked-questions/how-many-choices',
};

it('[CON-1] the client reads the questions about some schemes', () =>
  pact
    .addInteraction()
    .given('these questions are answered', {
      faqs: [
        { ...howMany, schemes: ['undergraduate'] },
        { ...howMany, label: 'No', schemes: ['postgraduate'] },
        { ...howMany, label: 'Any', schemes: ['conservatoires', 'postgraduate'] },
      ],
    })
    .uponReceiving('a request for the questions about some schemes')
    .withRequest('GET', '/api/v1/faq-search', asking({ schemes: 'undergraduate,conservatoires' }))
    .willRespondWith(
      200,
      json(
        [howMany.label, 'Any'].map((label) => ({
          ...likeEach(howMany),
          value: addressLike(howMany.value),
          label: equal(label),
        })),
      ),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).faqs(context, ['undergraduate', 'conservatoires'])).toEqual({
        ok: true,
        value: [howMany, { ...howMany, label: 'Any' }],
      });
    }));

const openDay = {
  brightcove_id: '6300000000001',
  image: 'https://pictures.test/videos/6300000000001.svg',
  title: 'Your first open day',
  summary: 'What to look at, and whom to ask.',
  faces: ['choosing', 'beginning'],
};

it('[CON-8][CON-9] the client reads the videos for a study level', () =>
  pact
    .addInteraction()
    .given('these videos exist', {
      videos: [
        { ...openDay, studyLevels: ['Undergraduate'] },
        { ...openDay, brightcove_id: '2', studyLevels: ['Postgraduate'] },
        { ...openDay, brightcove_id: '3', studyLevels: ['Undergraduate', 'Postgraduate'] },
      ],
    })
    .uponReceiving('a request for the videos for a level')
    .withRequest('GET', '/api/v1/videos', asking({ studyLevel: 'Postgraduate' }))
    .willRespondWith(
      200,
      json({
        videos: ['2', '3'].map((id) => ({
          ...likeEach(openDay),
          brightcove_id: equal(id),
          faces: equal(openDay.faces),
        })),
      }),
    )
    .executeTest(async ({ url }) => {
      const { image, title, summary, faces } = openDay;
      expect(await client(url).videos(context, 'Postgraduate')).toEqual({
        ok: true,
        value: ['2', '3'].map((brightcoveId) => ({ brightcoveId, image, title, summary, faces })),
      });
    }));

const finance = { ...promotion() };

it('[FED-22] the client reads the recommendations of editors and their audience', () =>
  pact
    .addInteraction()
    .given('these promotions are published', { promotions: [finance] })
    .uponReceiving('a request for promotions')
    .withRequest('GET', '/api/v1/promotions', asHub)
    .willRespondWith(
      200,
      json({
        promotions: eachLike({
          ...finance,
          url: addressLike(finance.url),
          visibility: equal(finance.visibility),
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).promotions(context)).toEqual({ ok: true, value: [finance] });
    }));

const subjectCsv =
  'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,SubjectGuide,n_apps\r\n' +
  'A level,Biology,Chemistry,Mathematics,,Medicine,1420\r\n';

const filled = '("[^"]+"|[^",\\r\\n]+)';
const anything = '("[^"]*"|[^",\\r\\n]*)';
const more = `(,${anything})*`;
const names = ['qualification', 'SUBJ_1', 'SUBJ_2', 'SUBJ_3', 'SUBJ_4', 'SubjectGuide', 'n_apps'];
const nameRow = names.map((name) => `"?${name}"?`).join() + more;
const subjectRow = [filled, filled, anything, anything, anything, filled, '"?\\d+"?'].join() + more;

/**
 * The header row and at least one data row; text has no type matchers. Only the first subject is
 * required. Extra columns may follow; no pattern can express that columns may be in any order.
 */
const anySubjectCsv = regex(`^\uFEFF?${nameRow}(\\r?\\n${subjectRow})+\\s*$`, subjectCsv);

it('[PLY-13] the client reads what applicants with the same subjects applied for', () =>
  pact
    .addInteraction()
    .given('these people applied for these subjects', {
      bars: [{ ...subjectBar(), subjects: [...subjectBar().subjects] }],
    })
    .uponReceiving('a request for the subject CSV')
    .withRequest('GET', '/sites/default/files/data_ianda_bars.csv', (request) => {
      asHub(request);
      request.headers({ Accept: 'text/csv' });
    })
    .willRespondWith(200, (response) => {
      response.headers({ 'Content-Type': 'text/csv' });
      // The verifier would detect this type from the text, because it does not recognise CSV.
      response.body('text/plain', Buffer.from(subjectCsv));
      response.matchingRules({ body: { path: '$', rules: [anySubjectCsv] } });
    })
    .executeTest(async ({ url }) => {
      expect(await client(url).subjectBars(context)).toEqual({ ok: true, value: [subjectBar()] });
    }));
