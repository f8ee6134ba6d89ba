import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createQualificationsClient } from './client.ts';
import { qualificationSubject, qualificationType, subjectResult } from './fixtures.ts';

onlyNock();

const client = () => createQualificationsClient(httpWithReports().http, baseUrl);
const path = '/api/v1/qualification-types';

describe('the kinds of qualification', () => {
  itHandlesFaults({
    api: 'qualifications',
    operation: 'listQualificationTypes',
    method: 'GET',
    path,
    call: (http, context) =>
      createQualificationsClient(http, baseUrl).listQualificationTypes(context),
    wrongTypes: [
      JSON.stringify({ types: [{ id: 7, name: 'A level' }] }),
      'types.0.id: Invalid input: expected string, received number',
    ],
  });

  it('[PLY-17] the client returns the kinds of qualification in display order', async () => {
    const types = [
      qualificationType(),
      qualificationType({ id: 'highers', name: 'SQA - Highers' }),
    ];
    nock(baseUrl).get(path).reply(200, { types });
    expect(await client().listQualificationTypes(context)).toEqual({ ok: true, value: types });
  });
});

it.each([
  ['types', path, () => client().listQualificationTypes(context)],
  ['subjects', `${path}/a/subjects`, () => client().listQualificationSubjects(context, 'a')],
])('the client omits an item without a name from the %s', async (list, asked, call) => {
  const items = [{ id: 'nameless' }, qualificationType(), { id: 'empty', name: '' }];
  nock(baseUrl)
    .get(asked)
    .reply(200, { [list]: items });
  expect(await call()).toEqual({ ok: true, value: [qualificationType()], isPartial: true });
});

describe('the subjects of a kind of qualification', () => {
  itHandlesFaults({
    api: 'qualifications',
    operation: 'listQualificationSubjects',
    method: 'GET',
    path: `${path}/a-level/subjects`,
    call: (http, context) =>
      createQualificationsClient(http, baseUrl).listQualificationSubjects(context, 'a-level'),
    wrongTypes: [
      JSON.stringify({ subjects: [{ id: 'biology' }] }),
      'subjects.0.name: Invalid input: expected string, received undefined',
    ],
  });

  it('[PLY-17] an id with special characters is encoded as one path segment', async () => {
    nock(baseUrl)
      .get(`${path}/a%2Flevel%3F/subjects`)
      .reply(200, { subjects: [qualificationSubject()] });
    expect(await client().listQualificationSubjects(context, 'a/level?')).toEqual({
      ok: true,
      value: [qualificationSubject()],
    });
  });
});

describe('degree subjects that applicants with the selected school subjects applied for', () => {
  it('the client omits an unreadable row', async () => {
    const results = [{ applicants: 5, subject: { id: '45' } }, subjectResult()];
    nock(baseUrl).get(`${path}/a/results?subject=b`).reply(200, { results });
    expect(await client().listSubjectResults(context, { typeId: 'a', subjectIds: ['b'] })).toEqual({
      ok: true,
      value: [subjectResult()],
      isPartial: true,
    });
  });

  const selection = { typeId: 'a-level', subjectIds: ['biology', 'a&b=c,d'] };
  const asked = `${path}/a-level/results?subject=biology&subject=a%26b%3Dc%2Cd`;

  itHandlesFaults({
    api: 'qualifications',
    operation: 'listSubjectResults',
    method: 'GET',
    path: asked,
    call: (http, callContext) =>
      createQualificationsClient(http, baseUrl).listSubjectResults(callContext, selection),
    wrongTypes: [
      JSON.stringify({ results: [subjectResult({ applicants: -1 })] }),
      'results.0.applicants: Too small: expected number to be >=0',
    ],
  });

  it.each([[[subjectResult()]], [[]]])(
    '[PLY-16][PLY-17] the client reads the number of applicants for each subject: %j',
    async (results) => {
      nock(baseUrl).get(asked).reply(200, { results });
      expect(await client().listSubjectResults(context, selection)).toEqual({
        ok: true,
        value: results,
      });
    },
  );
});
