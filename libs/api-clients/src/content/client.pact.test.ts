import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { asHub, withQuery, context, http, json, pactWith } from '../testing/pact.ts';
import { addressLike, likeEach, startAt, timestampLike } from '../testing/values.ts';
import { createContentClient } from './client.ts';
import { facesContract } from './faces-contract.ts';
import { promotion, subjectBar } from './fixtures.ts';
import { libraryContract } from './library-contract.ts';
import { pageStateContract } from './page-state-contract.ts';

const { eachLike, equal, regex } = MatchersV3;

const pact = pactWith('content-api');
const client = (url: string) => createContentClient(http, url);

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
    .withRequest('GET', '/api/v4/tariff/list', withQuery({ group: 'true', order: 'true' }))
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
      withQuery({
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

const finance = { ...promotion() };

it("[FED-22] the client reads the editors' promotions and their audience", () =>
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
 * Pattern for the header row and at least one data row, because Pact has no type matchers for text.
 * Only the first subject is required. Extra columns may follow. A pattern cannot express that the
 * columns may be in any order.
 */
const anySubjectCsv = regex(`^\uFEFF?${nameRow}(\\r?\\n${subjectRow})+\\s*$`, subjectCsv);

it('[PLY-13] the client reads how many applicants with certain school subjects applied for each degree subject', () =>
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
      // The verifier does not recognise CSV. Without this explicit type, it would guess a type from
      // the text.
      response.body('text/plain', Buffer.from(subjectCsv));
      response.matchingRules({ body: { path: '$', rules: [anySubjectCsv] } });
    })
    .executeTest(async ({ url }) => {
      expect(await client(url).subjectBars(context)).toEqual({ ok: true, value: [subjectBar()] });
    }));

pageStateContract(pact);
libraryContract(pact);
facesContract(pact);
