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
import { countLike, someText } from '../testing/values.ts';
import { createQualificationsClient } from './client.ts';
import { qualificationSubject, qualificationType, subjectResult } from './fixtures.ts';

const { eachLike } = MatchersV3;

const pact = pactWith('qualifications-api');
const client = (url: string) => createQualificationsClient(http, url);

const applied = 'people with these subjects have applied';
const known = {
  type: { ...qualificationType() },
  subjects: [{ ...qualificationSubject() }],
  results: [{ applicants: 1420, subject: { id: '45', name: 'Medicine' } }],
};

/** An id and a name that are not empty. */
const named = ({ id, name }: { id: string; name: string }) => ({
  id: someText(id),
  name: someText(name),
});
const anyResult = {
  applicants: countLike(subjectResult().applicants),
  subject: named(subjectResult().subject),
};

const path = '/api/v1/qualification-types';
const results = `${path}/a-level/results`;
const asking =
  (...subject: string[]) =>
  (request: RequestBuilder) => {
    asHub(request);
    request.query({ subject });
  };
const selected = (...subjectIds: string[]) => ({ typeId: 'a-level', subjectIds });

it('[PLY-17] the client lists the kinds of qualification', () =>
  pact
    .addInteraction()
    .given(applied, known)
    .uponReceiving('a request for the kinds of qualification')
    .withRequest('GET', path, asHub)
    .willRespondWith(200, json({ types: eachLike(named(qualificationType())) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).listQualificationTypes(context)).toEqual({
        ok: true,
        value: [qualificationType()],
      });
    }));

it('[PLY-17] the client lists the subjects of a kind of qualification', () =>
  pact
    .addInteraction()
    .given(applied, known)
    .uponReceiving('a request for the subjects of a kind of qualification')
    .withRequest('GET', `${path}/a-level/subjects`, asHub)
    .willRespondWith(200, json({ subjects: eachLike(named(qualificationSubject())) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).listQualificationSubjects(context, 'a-level')).toEqual({
        ok: true,
        value: [qualificationSubject()],
      });
    }));

it('the client returns a failure for an unknown kind of qualification', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the subjects of a kind of qualification that nobody knows')
    .withRequest('GET', `${path}/no-type/subjects`, asHub)
    .willRespondWith(404, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).listQualificationSubjects(context, 'no-type')).toMatchObject({
        failure: { kind: 'notFound', status: 404 },
      });
    }));

it('[PLY-16][PLY-17] the client reads which degree subjects applicants with the selected school subjects applied for', () =>
  pact
    .addInteraction()
    .given(applied, known)
    .uponReceiving('a request for what people with some subjects applied for')
    .withRequest('GET', results, asking('biology'))
    .willRespondWith(200, json({ results: eachLike(anyResult) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).listSubjectResults(context, selected('biology'))).toEqual({
        ok: true,
        value: [subjectResult()],
      });
    }));

it('[PLY-16][PLY-17] the client sends each subject as a separate parameter', () => {
  const names = ['Biology', 'Chemistry', 'Mathematics'];
  const subjects = names.map((name) => ({ id: name.toLowerCase(), name }));
  const ids = subjects.map(({ id }) => id);
  return pact
    .addInteraction()
    .given(applied, { ...known, subjects })
    .uponReceiving('a request for what people with several subjects applied for')
    .withRequest('GET', results, asking(...ids))
    .willRespondWith(200, json({ results: eachLike(anyResult) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).listSubjectResults(context, selected(...ids))).toEqual({
        ok: true,
        value: [subjectResult()],
      });
    });
});

it('the client returns an empty list for a rare combination of subjects', () =>
  pact
    .addInteraction()
    .given(applied, { ...known, results: [] })
    .uponReceiving('a request for what people with rare subjects applied for')
    .withRequest('GET', results, asking('biology'))
    .willRespondWith(200, json({ results: [] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).listSubjectResults(context, selected('biology'))).toEqual({
        ok: true,
        value: [],
      });
    }));

it('the client returns a failure for a subject that does not belong to the kind of qualification', () =>
  pact
    .addInteraction()
    .given(applied, known)
    .uponReceiving('a request for what people with an unknown subject applied for')
    .withRequest('GET', results, asking('no-subject'))
    .willRespondWith(400, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).listSubjectResults(context, selected('no-subject'))).toMatchObject({
        failure: { kind: 'status', status: 400 },
      });
    }));

it('the client returns a failure for a rejected session', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for the kinds of qualification with a refused token')
    .withRequest('GET', path, asHub)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).listQualificationTypes(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));
