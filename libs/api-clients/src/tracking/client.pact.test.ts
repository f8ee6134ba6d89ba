import { expect, it } from 'vitest';
import { asHub, context, error, http, pactWith, tokenRefused } from '../testing/pact.ts';
import { createTrackingClient } from './client.ts';
import { choicesContract } from './choices-contract.ts';
import {
  trackResponse,
  delayed,
  neededApplication,
  offer,
  readDelayed,
  tracked,
} from './contract-parts.ts';

const pact = pactWith('tracking-api');
const client = (url: string) => createTrackingClient(http, url);
const notTracked = 'an applicant has no tracked application';

it('[APP-87][APP-88][APP-89] the client reads an undergraduate application that has a first offer', () => {
  const state = {
    cycleYear: 2027,
    applicationStatus: 'Referred',
    applicationDecisions: [offer],
    decisionsReceived: 2,
    started: true,
  };
  return pact
    .addInteraction()
    .given(tracked, { scheme: 'ug', ...state })
    .uponReceiving('a request for the undergraduate application of an applicant with an offer')
    .withRequest('GET', '/ug/track', asHub)
    .willRespondWith(200, trackResponse(state))
    .executeTest(async ({ url }) => {
      expect(await client(url).ugTrack(context)).toEqual({ ok: true, value: neededApplication() });
    });
});

it('the client reads an undergraduate application without decisions', () => {
  const state = {
    cycleYear: 2027,
    applicationStatus: 'CompletelyWithdrawn',
    applicationDecisions: null,
    started: true,
  };
  return pact
    .addInteraction()
    .given(tracked, { scheme: 'ug', ...state })
    .uponReceiving('a request for an undergraduate application without a list of decisions')
    .withRequest('GET', '/ug/track', asHub)
    .willRespondWith(200, trackResponse(state))
    .executeTest(async ({ url }) => {
      expect(await client(url).ugTrack(context)).toEqual({
        ok: true,
        value: neededApplication({ applicationStatus: 'CompletelyWithdrawn', decisions: [] }),
      });
    });
});

it('the client reads an undergraduate application in clearing', () => {
  const state = {
    cycleYear: 2027,
    applicationStatus: 'Clearing',
    applicationDecisions: [delayed],
    isApplicationInClearing: true,
    isInClearing: true,
    started: true,
  };
  return pact
    .addInteraction()
    .given(tracked, { scheme: 'ug', clearing: true, ...state })
    .uponReceiving('a request for the clearing application of an applicant in clearing')
    .withRequest('GET', '/ug/clearing-track', asHub)
    .willRespondWith(200, trackResponse(state))
    .executeTest(async ({ url }) => {
      expect(await client(url).ugClearingTrack(context)).toEqual({
        ok: true,
        value: neededApplication({
          applicationStatus: 'Clearing',
          decisions: [readDelayed],
          isApplicationInClearing: true,
          isInClearing: true,
        }),
      });
    });
});

it('the client reads a conservatoire application that waits for its first decision', () => {
  const state = {
    cycleYear: 2027,
    applicationStatus: 'Referred',
    applicationDecisions: [],
    decisionsReceived: 0,
    started: true,
  };
  return pact
    .addInteraction()
    .given(tracked, { scheme: 'uc', ...state })
    .uponReceiving('a request for the conservatoire application of an applicant without decisions')
    .withRequest('GET', '/uc/track', asHub)
    .willRespondWith(200, trackResponse(state))
    .executeTest(async ({ url }) => {
      expect(await client(url).ucTrack(context)).toEqual({
        ok: true,
        value: neededApplication({ decisions: [], decisionsReceived: 0 }),
      });
    });
});

it('the client returns null for a missing undergraduate application', () =>
  pact
    .addInteraction()
    .given(notTracked, { scheme: 'ug' })
    .uponReceiving('a request for the undergraduate application of an applicant who has none')
    .withRequest('GET', '/ug/track', asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).ugTrack(context)).toEqual({ ok: true, value: null });
    }));

it('the client returns null for a missing undergraduate application in clearing', () =>
  pact
    .addInteraction()
    .given(notTracked, { scheme: 'ug' })
    .uponReceiving('a request for the clearing application of an applicant who has none')
    .withRequest('GET', '/ug/clearing-track', asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).ugClearingTrack(context)).toEqual({ ok: true, value: null });
    }));

it('the client returns null for a missing conservatoire application', () =>
  pact
    .addInteraction()
    .given(notTracked, { scheme: 'uc' })
    .uponReceiving('a request for the conservatoire application of an applicant who has none')
    .withRequest('GET', '/uc/track', asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).ucTrack(context)).toEqual({ ok: true, value: null });
    }));

it('the client returns a failure for a rejected session', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for the undergraduate application with a refused token')
    .withRequest('GET', '/ug/track', asHub)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).ugTrack(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
      });
    }));

it('the client returns a failure for a session without permission to read applications', () =>
  pact
    .addInteraction()
    .given('an applicant may not read applications')
    .uponReceiving('a request for the undergraduate application that is not allowed')
    .withRequest('GET', '/ug/track', asHub)
    .willRespondWith(403, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).ugTrack(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 403, message: 'Why it is refused.' },
      });
    }));

choicesContract(pact);
