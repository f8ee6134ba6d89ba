import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';
import { outcome, runServices } from '../testing/running-services.ts';
import { bodies, questions } from '../testing/provider-questions.ts';

const services = runServices();

const change = (provider: string, action: string, state: string, params?: object) =>
  services.tryControl('POST', `/${provider}/provider-states`, {
    action,
    state,
    ...(params === undefined ? {} : { params }),
  });

async function setUp(provider: string, state: string, params?: object): Promise<void> {
  expect(await outcome(await change(provider, 'setup', state, params))).toEqual({
    status: 200,
    body: {},
  });
}

const headers = { authorization: 'Bearer pact-token', 'content-type': 'application/json' };
const call = (path: string, init: RequestInit = {}) =>
  fetch(services.url() + path, { ...init, headers });
beforeAll(() => services.control('PUT', '/queues', { event: 'results-day' }));

/** This provider uses a key instead of an access token. */
const byKey = 'address-api';
const byToken = Object.keys(questions);
const providers = [...byToken, byKey];

beforeEach(async () => {
  for (const provider of providers) {
    expect((await change(provider, 'teardown', '')).status).toBe(200);
  }
});

describe('every provider', () => {
  it('every provider has a fake API', () => {
    const context = { records: { collection: () => null }, clock: () => new Date(), url: '' };
    const names = registry.map((define) => define(context as never).provider);
    expect(names.sort()).toEqual(providers.sort());
  });

  it.each(providers)('an unknown state of %s is refused with 422', async (provider) => {
    for (const action of ['setup', 'teardown']) {
      const response = await change(provider, action, 'it is raining');
      expect(await outcome(response)).toEqual({
        status: 422,
        body: { message: `${provider} has no state "it is raining"`, code: 'unknownState' },
      });
    }
  });

  it.each(byToken)(
    'the provider %s can refuse the access token until teardown',
    async (provider) => {
      const state = 'the access token is not accepted';
      const path = String(questions[provider]);
      const init = bodies[provider] ?? {};
      await setUp(provider, state);
      expect((await call(path, init)).status).toBe(401);
      // Verifiers may run teardown once for each state, so repeated teardown must work.
      for (let time = 1; time <= 2; time += 1) {
        expect((await change(provider, 'teardown', state)).status).toBe(200);
      }
      expect((await call(path, init)).status).toBeLessThan(300);
    },
  );

  it('a provider without access tokens has no state for a refused token', async () => {
    const response = await change(byKey, 'setup', 'the access token is not accepted');
    expect(response.status).toBe(422);
  });

  it('an unknown provider returns 404', async () => {
    expect((await change('weather-api', 'setup', '')).status).toBe(404);
  });

  it('unknown parameters of a state are refused', async () => {
    const response = await change(
      'tracking-api',
      'setup',
      'an applicant has no tracked application',
      {
        scheme: 'ug',
        mood: 'bad',
      },
    );
    expect(await outcome(response)).toEqual({
      status: 400,
      body: { message: 'unknown parameter "mood"', code: 'unknownParameter' },
    });
  });
});

describe('tracking-api', () => {
  it('tracking returns an application with the given fields and all fields that a status depends on', async () => {
    await setUp('tracking-api', 'an applicant has a tracked application', {
      scheme: 'ug',
      cycleYear: 2027,
      applicationStatus: 'Referred',
      applicationDecisions: [{ institutionCode: 'Y50', choiceStatusId: 'C' }],
    });
    const answer = (await (await call('/tracking/ug/track')).json()) as object;
    expect(answer).toMatchObject({
      cycleYear: 2027,
      applicationStatus: 'Referred',
      applicationDecisions: [
        { institutionCode: 'Y50', choiceStatusId: 'C', courseName: 'Psychology' },
      ],
      numberOfChoices: 0,
      isEmbargoPeriod: false,
      started: true,
    });
    for (const field of ['personalId', 'numberOfOffers', 'numberOfOfferDeclined']) {
      expect(answer).not.toHaveProperty(field);
    }
    expect(answer).not.toHaveProperty('applicationDecisions.0.reasonsOfDelay');
    expect((await call('/tracking/uc/track')).status).toBe(204);
    expect((await call('/tracking/ug/clearing-track')).status).toBe(204);
  });

  it('tracking returns an application with fields that no status depends on', async () => {
    const state = 'an applicant has a tracked application with every optional field';
    await setUp('tracking-api', state, { scheme: 'uc', applicationStatus: 'Placed' });
    expect(await (await call('/tracking/uc/track')).json()).toMatchObject({
      personalId: '1234567890',
      applicationStatus: 'Placed',
      numberOfOffers: 0,
      numberOfOfferDeclined: 0,
      numberOfChoiceDeclined: 0,
    });
  });

  it('tracking returns an application in Clearing', async () => {
    await setUp('tracking-api', 'an applicant has a tracked application', {
      scheme: 'ug',
      clearing: true,
      cycleYear: 2026,
      applicationStatus: 'InClearing',
    });
    expect((await call('/tracking/ug/clearing-track')).status).toBe(200);
    expect((await call('/tracking/ug/track')).status).toBe(204);
  });

  it('tracking no longer returns the application of a state after its teardown', async () => {
    const state = 'an applicant has a tracked application';
    await setUp('tracking-api', state, { scheme: 'uc', applicationStatus: 'Placed' });
    expect((await call('/tracking/uc/track')).status).toBe(200);
    await change('tracking-api', 'teardown', state);
    expect((await call('/tracking/uc/track')).status).toBe(204);
  });

  it('tracking returns 204 in the state without an application', async () => {
    await setUp('tracking-api', 'an applicant has a tracked application', { scheme: 'uc' });
    await setUp('tracking-api', 'an applicant has no tracked application', { scheme: 'uc' });
    expect((await call('/tracking/uc/track')).status).toBe(204);
  });

  it('tracking returns 403 in the state without access, and apply is unaffected', async () => {
    await setUp('tracking-api', 'an applicant may not read applications');
    expect((await call('/tracking/ug/track')).status).toBe(403);
    expect((await call('/apply/ug/application')).status).toBe(204);
  });
});

describe('apply-api', () => {
  it('apply returns an application with the given fields and without a reference', async () => {
    await setUp('apply-api', 'an applicant is writing an application', {
      scheme: 'ug',
      entryYear: 2027,
      percentComplete: 40,
    });
    expect(await (await call('/apply/ug/application')).json()).toEqual({
      applicationStatusData: {
        percentComplete: 40,
        applicationCompleted: false,
        applicationSent: false,
      },
      centreData: { applicationApprovalRequested: false, applicationReturned: false },
      controlData: { entryYear: 2027 },
    });
  });

  it('apply returns an application whose reference has the given progress', async () => {
    await setUp('apply-api', 'an applicant is writing an application that needs a reference', {
      scheme: 'ug',
      entryYear: 2027,
      percentComplete: 40,
      referenceRequested: true,
    });
    expect(await (await call('/apply/ug/application')).json()).toEqual({
      applicationStatusData: {
        percentComplete: 40,
        applicationCompleted: false,
        applicationSent: false,
        referenceSection: {
          referenceRequired: true,
          referenceRequested: true,
          referenceReturned: false,
        },
      },
      centreData: { applicationApprovalRequested: false, applicationReturned: false },
      controlData: { entryYear: 2027 },
    });
  });

  it('apply returns 204 in the state without an application', async () => {
    await setUp('apply-api', 'an applicant is writing an application', { scheme: 'uc' });
    await setUp('apply-api', 'an applicant has no application', { scheme: 'uc' });
    expect((await call('/apply/uc/application')).status).toBe(204);
  });

  it('apply returns 403 in the state without access', async () => {
    await setUp('apply-api', 'an applicant may not read applications');
    expect((await call('/apply/ug/application')).status).toBe(403);
  });
});

describe('identity-api', () => {
  it('the account API has the account and the setting that the states define', async () => {
    const person = {
      name: 'Sam',
      lastName: 'Onslow',
      avatar: null,
      postcode: 'LS2 9JT',
      profileComplete: 4,
    };
    await setUp('identity-api', 'an account exists', person);
    await setUp('identity-api', 'a setting is stored', {
      collection: 'dashboardUserData',
      name: 'Personalisation',
      data: '{"studyYear":"2027"}',
    });
    expect(await (await call('/identity/api/v1/hub/user')).json()).toEqual({
      uid: 'pact',
      email: '',
      ...person,
      settings: [
        {
          collection: 'dashboardUserData',
          name: 'Personalisation',
          data: '{"studyYear":"2027"}',
          lastUpdated: '21/11/2026 09:00:00',
          version: 1,
        },
      ],
    });
  });

  it('the account API returns 404 for the user when no state is set up', async () => {
    expect((await call('/identity/api/v1/hub/user')).status).toBe(404);
  });
});

describe('schools-api', () => {
  it('the register lists a school until teardown', async () => {
    const state = 'a school is listed';
    const school = {
      code: '123456',
      name: 'Zephyr Hill School',
      Ukprn: '10012345',
      address_1: 'Hill Top',
      address_2: 'Matlock',
      address_3: 'Derbyshire',
      address_4: 'DE4 3AB',
    };
    await setUp('schools-api', state, { ...school, country: 'England', type: 'school' });
    const path = '/schools/api/v1/schools?data=full&search=zephyr%20hill';
    expect(await (await call(path)).json()).toEqual([school]);
    await change('schools-api', 'teardown', state);
    expect(await (await call(path)).json()).toEqual([]);
  });
});

describe('content-api', () => {
  it('the content API returns the page state that the state defines', async () => {
    await setUp('content-api', 'page state is published', {
      applyMode: { ug: 'clearing' },
      alert: { title: 'Heads up' },
    });
    expect(await (await call('/content/api/v1/dashboard-update')).json()).toMatchObject({
      applyMode: { ug: 'clearing', uc: 'default' },
      alert: { title: 'Heads up', message: '' },
    });
  });
});
