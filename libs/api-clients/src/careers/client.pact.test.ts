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
import { addressLike } from '../testing/values.ts';
import { createCareersClient } from './client.ts';
import { career } from './fixtures.ts';

const { eachLike } = MatchersV3;

const pact = pactWith('careers-api');
const client = (url: string) => createCareersClient(http, url);

const path = '/api/v1/careers';
const asking = (assessmentId: string) => (request: RequestBuilder) => {
  asHub(request);
  request.query({ assessmentId });
};

it('[LNK-15] the client finds the careers that match a quiz', () =>
  pact
    .addInteraction()
    .given('careers match a quiz', { assessmentId: 'quiz-41', careers: [{ ...career() }] })
    .uponReceiving('a request for the careers that match a quiz')
    .withRequest('GET', path, asking('quiz-41'))
    .willRespondWith(
      200,
      json({ careers: eachLike({ ...career(), url: addressLike(career().url) }) }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).find(context, { assessmentId: 'quiz-41' })).toEqual({
        ok: true,
        value: [career()],
      });
    }));

it('the client returns a failure for an unknown quiz', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the careers of a quiz that nobody knows')
    .withRequest('GET', path, asking('no-quiz'))
    .willRespondWith(404, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).find(context, { assessmentId: 'no-quiz' })).toMatchObject({
        failure: { kind: 'notFound', status: 404, message: 'Why it is refused.' },
      });
    }));

it('the client returns a failure when the session is rejected', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for careers with a refused token')
    .withRequest('GET', path, asking('quiz-41'))
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).find(context, { assessmentId: 'quiz-41' })).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));
