import type { TrackedApplication } from '@applicant-hub/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { asHub, context, error, http, json, pactWith, tokenRefused } from '../testing/pact.ts';
import { createTrackingClient } from './client.ts';
import { trackBody, trackedApplication } from './fixtures.ts';
import type { Track } from './schema.ts';

const { eachLike, equal, like, nullValue } = MatchersV3;

const pact = pactWith('tracking-api');
const client = (url: string) => createTrackingClient(http, url);

const tracked = 'an applicant has a tracked application';
const trackedInFull = 'an applicant has a tracked application with every optional field';
const notTracked = 'an applicant has no tracked application';

/**
 * The state of the application. Rules depend on it, so the response must repeat it; all other
 * fields match by type.
 */
type TrackState = Pick<Track, 'cycleYear' | 'applicationStatus'> &
  Partial<Omit<Track, 'applicationDecisions'>> & {
    applicationDecisions: readonly StatedDecision[] | null;
  };

type Decision = NonNullable<Track['applicationDecisions']>[number];

/** A decision with or without the fields that no status depends on. */
type StatedDecision = Omit<Decision, 'reasonsOfDelay'> & {
  reasonsOfDelay?: Partial<NonNullable<Decision['reasonsOfDelay']>>;
};

/** Fields that no status depends on; an application is readable without them. */
const { personalId, numberOfOffers, numberOfOfferDeclined, numberOfChoiceDeclined, ...needed } =
  trackBody();
const optional = { personalId, numberOfOffers, numberOfOfferDeclined, numberOfChoiceDeclined };

/** The application that is read from a response with required fields only. */
const neededApplication = (fields: Partial<TrackedApplication> = {}) =>
  trackedApplication({
    personalId: null,
    numberOfOffers: 0,
    numberOfOfferDeclined: 0,
    numberOfChoiceDeclined: 0,
    ...fields,
  });

function answer({ applicationDecisions, ...decisive }: TrackState, others: object = needed) {
  const byType = Object.entries(others).map(([field, value]) => [field, like(value)]);
  const exactly = Object.entries(decisive).map(([field, value]) => [field, equal(value)]);
  return json({
    ...Object.fromEntries(byType),
    ...Object.fromEntries(exactly),
    applicationDecisions: decisionsOf(applicationDecisions),
  });
}

/**
 * No decisions, an empty list, or a list of decisions like the first; their status code is exact.
 */
function decisionsOf(decisions: TrackState['applicationDecisions']) {
  if (decisions === null) return nullValue();
  const [first] = decisions;
  // No matcher: with a matcher, an empty list would also be accepted.
  if (!first) return [];
  const { choiceStatusId, reasonsOfDelay, institutionName } = first;
  return eachLike({
    ...first,
    ...(institutionName === null && { institutionName: nullValue() }),
    choiceStatusId: equal(choiceStatusId),
    ...(reasonsOfDelay && {
      reasonsOfDelay: {
        ...reasonsOfDelay,
        confirmationPendingReasons: eachLike(reasonsOfDelay.confirmationPendingReasons?.[0]),
      },
    }),
  });
}

const offer = {
  institutionCode: 'L14',
  institutionName: 'Lancaster University',
  courseName: 'Linguistics',
  choiceStatus: 'Conditional offer',
  choiceStatusId: 'C',
};

const delayed = {
  ...offer,
  choiceStatus: 'Conditional offer - firmly accepted',
  choiceStatusId: 'CF',
  // The applicant often has nothing to do.
  reasonsOfDelay: { confirmationPendingReasons: ['The university waits for your results.'] },
};

/** `delayed` with an action for the applicant. */
const delayedInFull = {
  ...delayed,
  reasonsOfDelay: {
    ...delayed.reasonsOfDelay,
    actionRequiredByApplicantText: 'Send a copy of your certificate to the university.',
  },
};

/** An application with a choice whose confirmation is delayed. */
const lateChoice = {
  cycleYear: 2027,
  applicationStatus: 'HoldingOffer',
  applicationDecisions: [delayed],
  started: true,
};
const readDelayed = {
  ...delayed,
  reasonsOfDelay: { ...delayed.reasonsOfDelay, actionRequiredByApplicantText: '' },
};
const lateFields = { applicationStatus: 'HoldingOffer', decisions: [readDelayed] };

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
    .willRespondWith(200, answer(state))
    .executeTest(async ({ url }) => {
      expect(await client(url).ugTrack(context)).toEqual({ ok: true, value: neededApplication() });
    });
});

const lateChoiceInFull = { ...lateChoice, applicationDecisions: [delayedInFull] };

it('[APP-82] the client reads why the confirmation of a choice is delayed', () => {
  return pact
    .addInteraction()
    .given(tracked, { scheme: 'ug', ...lateChoice })
    .uponReceiving('a request for the undergraduate application of an applicant with a late choice')
    .withRequest('GET', '/ug/track', asHub)
    .willRespondWith(200, answer(lateChoice))
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
  '[APP-82][APP-87][APP-88] the client reads the fields of %s that no status depends on, where tracking has them',
  (application, path, call, whose) => {
    return pact
      .addInteraction()
      .given(trackedInFull, { ...whose, ...lateChoiceInFull })
      .uponReceiving(`a request for ${application} with every optional field`)
      .withRequest('GET', path, asHub)
      .willRespondWith(200, answer(lateChoiceInFull, { ...needed, ...optional }))
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
    .comment('A choice without the name of its university is shown with everything else.')
    .uponReceiving('a request for an undergraduate application with an unnamed university')
    .withRequest('GET', '/ug/track', asHub)
    .willRespondWith(200, answer(state))
    .executeTest(async ({ url }) => {
      expect(await client(url).ugTrack(context)).toEqual({
        ok: true,
        value: neededApplication({ decisions: [{ ...unnamed, reasonsOfDelay: null }] }),
      });
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
    .willRespondWith(200, answer(state))
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
    .willRespondWith(200, answer(state))
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
    .willRespondWith(200, answer(state))
    .executeTest(async ({ url }) => {
      expect(await client(url).ucTrack(context)).toEqual({
        ok: true,
        value: neededApplication({ decisions: [], decisionsReceived: 0 }),
      });
    });
});

it('the client reads why the confirmation of a conservatoire choice is delayed', () => {
  return pact
    .addInteraction()
    .given(tracked, { scheme: 'uc', ...lateChoice })
    .uponReceiving('a request for the conservatoire application of an applicant with a late choice')
    .withRequest('GET', '/uc/track', asHub)
    .willRespondWith(200, answer(lateChoice))
    .executeTest(async ({ url }) => {
      expect(await client(url).ucTrack(context)).toEqual({
        ok: true,
        value: neededApplication(lateFields),
      });
    });
});

it('a missing undergraduate application returns null', () =>
  pact
    .addInteraction()
    .given(notTracked, { scheme: 'ug' })
    .uponReceiving('a request for the undergraduate application of an applicant who has none')
    .withRequest('GET', '/ug/track', asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).ugTrack(context)).toEqual({ ok: true, value: null });
    }));

it('a missing undergraduate application in clearing returns null', () =>
  pact
    .addInteraction()
    .given(notTracked, { scheme: 'ug' })
    .uponReceiving('a request for the clearing application of an applicant who has none')
    .withRequest('GET', '/ug/clearing-track', asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).ugClearingTrack(context)).toEqual({ ok: true, value: null });
    }));

it('a missing conservatoire application returns null', () =>
  pact
    .addInteraction()
    .given(notTracked, { scheme: 'uc' })
    .uponReceiving('a request for the conservatoire application of an applicant who has none')
    .withRequest('GET', '/uc/track', asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).ucTrack(context)).toEqual({ ok: true, value: null });
    }));

it('a rejected session is a failure', () =>
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

it('a session without permission to read applications is a failure', () =>
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
