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
import { createSupportClient } from './client.ts';
import { supportDetailsOf } from './fixtures.ts';

const { eachLike } = MatchersV3;

const pact = pactWith('support-api');
const client = (url: string) => createSupportClient(http, url);

const path = '/api/v1/eligibility';
const asking = (postcode: string) => (request: RequestBuilder) => {
  asHub(request);
  request.query({ postcode });
};

it.each(['yes', 'no'])(
  '[GOV-17] the client reads the availability of support at a postcode: %s',
  (eligible) =>
    pact
      .addInteraction()
      .given('a postcode has an answer', { postcode: 'NE4 5AB', eligible })
      .uponReceiving(`a request for the support at a postcode: ${eligible}`)
      .withRequest('GET', path, asking('NE4 5AB'))
      .willRespondWith(200, json({ eligible }))
      .executeTest(async ({ url }) => {
        expect(await client(url).eligibility(context, 'NE4 5AB')).toEqual({
          ok: true,
          value: eligible,
        });
      }),
);

it('the client returns a failure for an invalid postcode', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the support at what is no postcode')
    .withRequest('GET', path, asking('Gosforth'))
    .willRespondWith(400, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).eligibility(context, 'Gosforth')).toMatchObject({
        failure: { kind: 'status', status: 400, message: 'Why it is refused.' },
      });
    }));

it('the client returns a failure for a rejected session', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for the support at a postcode with a refused token')
    .withRequest('GET', path, asking('NE4 5AB'))
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).eligibility(context, 'NE4 5AB')).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));

const sending =
  (fields: Parameters<typeof supportDetailsOf>[0] = {}) =>
  (request: RequestBuilder) => {
    asHub(request);
    request.jsonBody(supportDetailsOf(fields));
  };

it('[GOV-13][GOV-17] the client registers the user with the service', () =>
  pact
    .addInteraction()
    .comment('There are no `errors` if you accept the details.')
    .uponReceiving('the details of a person who agreed')
    .withRequest('POST', '/api/v1/interests', sending())
    .willRespondWith(200, json({ data: {} }))
    .executeTest(async ({ url }) => {
      expect(await client(url).register(context, supportDetailsOf())).toEqual({
        ok: true,
        value: { outcome: 'taken' },
      });
    }));

it('[GOV-17] the client reads the reason why details were rejected', () =>
  pact
    .addInteraction()
    .comment('Respond with 200 and the errors if you do not accept the details.')
    .uponReceiving('the details of a person without a name')
    .withRequest('POST', '/api/v1/interests', sending({ firstName: '' }))
    .willRespondWith(200, json({ data: { errors: eachLike('What is wrong.') } }))
    .executeTest(async ({ url }) => {
      expect(await client(url).register(context, supportDetailsOf({ firstName: '' }))).toEqual({
        ok: true,
        value: { outcome: 'refused', problem: 'What is wrong.' },
      });
    }));

it('the client returns a failure for a registration with a rejected session', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('the details of a person with a refused token')
    .withRequest('POST', '/api/v1/interests', sending())
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).register(context, supportDetailsOf())).toMatchObject({
        failure: { kind: 'unauthorised', status: 401 },
      });
    }));
