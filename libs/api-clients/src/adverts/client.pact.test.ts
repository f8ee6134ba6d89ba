import { MatchersV3 } from '@pact-foundation/pact';
import type { AdvertTargeting } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { asStranger, context, http, json, pactWith, type RequestBuilder } from '../testing/pact.ts';
import { addressLike } from '../testing/values.ts';
import { createAdvertsClient } from './client.ts';
import { advert } from './fixtures.ts';

const { equal, like } = MatchersV3;

const pact = pactWith('adverts-api');
const client = (url: string) => createAdvertsClient(http, url);

const path = '/api/v1/adverts';
const slots = [
  { slot: 'leaderboard', width: 728, height: 90 },
  { slot: 'mobile', width: 320, height: 50 },
];
const asking = (body: object) => (request: RequestBuilder) => {
  asStranger(request);
  request.jsonBody(body);
};

const leaderboard = advert();
const mobile = advert({ id: 'rail', headline: 'A third off trains', text: '' });
const answer = json({
  adverts: [
    like({ ...leaderboard, url: addressLike(leaderboard.url), slot: equal('leaderboard') }),
    like({ ...mobile, url: addressLike(mobile.url), slot: equal('mobile') }),
  ],
});

/** All targeting data that may be sent. */
const targeting = {
  audience: 'Student',
  page_id: 'dashboard',
  scheme: ['undergraduate'],
  interests: ['Geography'],
  study_year: '2027',
  location: 'England',
  postcode_area: 'LS',
  region: 'Yorkshire and the Humber',
  school: 'Leeds City College',
  age_group: '18-21',
  smart_alerts: 'Yes',
  favourite_providers: ['University of Leeds'],
  favourite_industries: ['health'],
  favourite_subjects: ['Geography'],
} satisfies AdvertTargeting;

it.each([
  ['without targeting data', 'that may be chosen by nothing', null, { slots }],
  [
    'for the sent targeting data',
    'that are chosen by what is told of a person',
    targeting,
    { slots, targeting },
  ],
])('[NTF-20][NTF-22] the client reads adverts %s', (_, what, audience, body) =>
  pact
    .addInteraction()
    .uponReceiving(`a request for adverts ${what}`)
    .withRequest('POST', path, asking(body))
    .willRespondWith(200, answer)
    .executeTest(async ({ url }) => {
      expect(await client(url).find(context, audience)).toEqual({
        ok: true,
        value: { leaderboard, mobile },
      });
    }),
);
