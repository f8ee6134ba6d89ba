import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { asHub, context, error, http, json, pactWith, tokenRefused } from '../testing/pact.ts';
import { addressLike } from '../testing/values.ts';
import { createSpotlightsClient } from './client.ts';
import { partnerItem } from './fixtures.ts';

const { eachLike, equal } = MatchersV3;

type StateParameters = NonNullable<Parameters<ReturnType<typeof pact.addInteraction>['given']>[1]>;

const pact = pactWith('spotlights-api');
const client = (url: string) => createSpotlightsClient(http, url);

const item = { ...partnerItem() };
/**
 * The percentage is exact because rules depend on it: it must equal the value in the provider
 * state.
 */
const items = json({
  items: eachLike({
    ...item,
    url: addressLike(item.url),
    percentageCompleted: equal(item.percentageCompleted),
  }),
});

describe.each([
  ['spotlights', 'subject spotlights', '/api/v1/spotlights'],
  ['workExperiences', 'work experiences', '/api/v1/work-experiences'],
] as const)('%s', (operation, name, path) => {
  const asked = (state: string, params: StateParameters, description: string) =>
    pact
      .addInteraction()
      .given(state, params)
      .uponReceiving(description)
      .withRequest('GET', path, asHub);

  it('[LNK-3][LNK-4][LNK-5] the client reads the activities that the user started', () =>
    asked(
      'an applicant has items at the partner',
      { of: operation, items: [item] },
      `a request for the ${name} of an applicant`,
    )
      .willRespondWith(200, items)
      .executeTest(async ({ url }) => {
        expect(await client(url)[operation](context)).toEqual({
          ok: true,
          value: { code: 200, items: [item] },
        });
      }));

  it('[LNK-6] the client reads an empty list of activities', () =>
    asked(
      'an applicant has items at the partner',
      { of: operation, items: [] },
      `a request for the ${name} of an applicant who has none`,
    )
      .willRespondWith(200, json({ items: [] }))
      .executeTest(async ({ url }) => {
        expect(await client(url)[operation](context)).toEqual({
          ok: true,
          value: { code: 200, items: [] },
        });
      }));

  it('[LNK-6] the client reads the response for a user who is unknown to the partner', () =>
    asked(
      'an applicant is unknown to the partner',
      {},
      `a request for the ${name} of an applicant whom the partner does not know`,
    )
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        expect(await client(url)[operation](context)).toEqual({
          ok: true,
          value: { code: 204, items: [] },
        });
      }));

  it('[LNK-7] the client returns a failure for a rejected session', () =>
    asked(tokenRefused, {}, `a request for ${name} with a refused token`)
      .willRespondWith(401, error)
      .executeTest(async ({ url }) => {
        expect(await client(url)[operation](context)).toMatchObject({
          failure: { kind: 'unauthorised', status: 401 },
        });
      }));
});
