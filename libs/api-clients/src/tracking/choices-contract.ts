import type { PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { asHub, context, http } from '../testing/pact.ts';
import { createTrackingClient } from './client.ts';
import { trackBody, trackedApplication } from './fixtures.ts';
import {
  trackResponse,
  delayed,
  neededApplication,
  offer,
  readDelayed,
  tracked,
} from './contract-parts.ts';

const client = (url: string) => createTrackingClient(http, url);
const trackedInFull = 'an applicant has a tracked application with every optional field';

const delayedInFull = {
  ...delayed,
  reasonsOfDelay: {
    ...delayed.reasonsOfDelay,
    actionRequiredByApplicantText: 'Send a copy of your certificate to the university.',
  },
};

const lateChoice = {
  cycleYear: 2027,
  applicationStatus: 'HoldingOffer',
  applicationDecisions: [delayed],
  started: true,
};
const lateFields = { applicationStatus: 'HoldingOffer', decisions: [readDelayed] };

const lateChoiceInFull = { ...lateChoice, applicationDecisions: [delayedInFull] };

/**
 * `client.pact.test.ts` calls this function, because a single test file must write the whole pact.
 */
export function choicesContract(pact: PactV4): void {
  it('[APP-82] the client reads the reasons why the confirmation of a choice is delayed', () => {
    return pact
      .addInteraction()
      .given(tracked, { scheme: 'ug', ...lateChoice })
      .uponReceiving(
        'a request for the undergraduate application of an applicant with a late choice',
      )
      .withRequest('GET', '/ug/track', asHub)
      .willRespondWith(200, trackResponse(lateChoice))
      .executeTest(async ({ url }) => {
        expect(await client(url).ugTrack(context)).toEqual({
          ok: true,
          value: neededApplication(lateFields),
        });
      });
  });

  it.each([
    ['the undergraduate application', '/ug/track', 'ugTrack', { scheme: 'ug' }],
    [
      'the clearing application',
      '/ug/clearing-track',
      'ugClearingTrack',
      { scheme: 'ug', clearing: true },
    ],
    ['the conservatoire application', '/uc/track', 'ucTrack', { scheme: 'uc' }],
  ] as const)(
    '[APP-82][APP-87][APP-88] the client reads the optional fields of %s when tracking sends them',
    (application, path, call, whose) => {
      return pact
        .addInteraction()
        .given(trackedInFull, { ...whose, ...lateChoiceInFull })
        .uponReceiving(`a request for ${application} with every optional field`)
        .withRequest('GET', path, asHub)
        .willRespondWith(200, trackResponse(lateChoiceInFull, trackBody()))
        .executeTest(async ({ url }) => {
          expect(await client(url)[call](context)).toEqual({
            ok: true,
            value: trackedApplication({ ...lateFields, decisions: [delayedInFull] }),
          });
        });
    },
  );

  it('[APP-82][AMB-119] the client reads a choice whose university is unknown to tracking', () => {
    const unnamed = { ...offer, institutionName: null };
    const state = {
      cycleYear: 2027,
      applicationStatus: 'Referred',
      applicationDecisions: [unnamed],
      decisionsReceived: 2,
      started: true,
    };
    return pact
      .addInteraction()
      .given(tracked, { scheme: 'ug', ...state })
      .comment('The hub also shows a choice without the name of its university.')
      .uponReceiving('a request for an undergraduate application with an unnamed university')
      .withRequest('GET', '/ug/track', asHub)
      .willRespondWith(200, trackResponse(state))
      .executeTest(async ({ url }) => {
        expect(await client(url).ugTrack(context)).toEqual({
          ok: true,
          value: neededApplication({ decisions: [{ ...unnamed, reasonsOfDelay: null }] }),
        });
      });
  });

  it('the client reads the reasons why the confirmation of a conservatoire choice is delayed', () => {
    return pact
      .addInteraction()
      .given(tracked, { scheme: 'uc', ...lateChoice })
      .uponReceiving(
        'a request for the conservatoire application of an applicant with a late choice',
      )
      .withRequest('GET', '/uc/track', asHub)
      .willRespondWith(200, trackResponse(lateChoice))
      .executeTest(async ({ url }) => {
        expect(await client(url).ucTrack(context)).toEqual({
          ok: true,
          value: neededApplication(lateFields),
        });
      });
  });
}
