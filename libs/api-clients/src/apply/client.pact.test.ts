import type { ApplyApplication } from '@applicant-hub/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { asHub, context, error, http, json, pactWith, tokenRefused } from '../testing/pact.ts';
import { createApplyClient } from './client.ts';
import { applicationBody, applyApplication } from './fixtures.ts';

const { equal, like } = MatchersV3;

const pact = pactWith('apply-api');
const client = (url: string) => createApplyClient(http, url);

const writing = 'an applicant is writing an application';
const withReference = 'an applicant is writing an application that needs a reference';
const notWriting = 'an applicant has no application';

/** No status depends on the reference section, and a response is valid without it. */
const {
  applicationStatusData: { referenceSection, ...progress },
  ...needed
} = applicationBody;

/** The application read from a response without a reference. */
const neededApplication = (fields: Partial<ApplyApplication>) =>
  applyApplication({
    referenceRequired: false,
    referenceRequested: false,
    referenceReturned: false,
    ...fields,
  });

/** The year and the progress match the provider state exactly; all other fields match by type. */
const respond = (
  { entryYear, percentComplete }: { entryYear: number; percentComplete: number },
  others: object = {},
) =>
  json(
    like({
      ...needed,
      applicationStatusData: { ...progress, percentComplete: equal(percentComplete), ...others },
      controlData: { entryYear: equal(entryYear) },
    }),
  );

it('[APP-90] the client reads an undergraduate application in progress', () => {
  const state = { entryYear: 2027, percentComplete: 40 };
  return pact
    .addInteraction()
    .given(writing, { scheme: 'ug', ...state })
    .uponReceiving('a request for the undergraduate application that an applicant is writing')
    .withRequest('GET', '/ug/application', asHub)
    .willRespondWith(200, respond(state))
    .executeTest(async ({ url }) => {
      expect(await client(url).ugApplication(context)).toEqual({
        ok: true,
        value: neededApplication(state),
      });
    });
});

it('[APP-90] the client reads a conservatoire application in progress', () => {
  const state = { entryYear: 2026, percentComplete: 100 };
  return pact
    .addInteraction()
    .given(writing, { scheme: 'uc', ...state })
    .uponReceiving('a request for the conservatoire application that an applicant is writing')
    .withRequest('GET', '/uc/application', asHub)
    .willRespondWith(200, respond(state))
    .executeTest(async ({ url }) => {
      expect(await client(url).ucApplication(context)).toEqual({
        ok: true,
        value: neededApplication(state),
      });
    });
});

it.each([
  ['an undergraduate', 'ug', 'ugApplication'],
  ['a conservatoire', 'uc', 'ucApplication'],
] as const)(
  '[APP-76][APP-90] the client reads the progress of the reference that %s application needs',
  (kind, scheme, call) => {
    const state = { entryYear: 2027, percentComplete: 40 };
    return pact
      .addInteraction()
      .given(withReference, { scheme, ...state })
      .uponReceiving(`a request for ${kind} application that needs a reference`)
      .withRequest('GET', `/${scheme}/application`, asHub)
      .willRespondWith(200, respond(state, { referenceSection }))
      .executeTest(async ({ url }) => {
        expect(await client(url)[call](context)).toEqual({
          ok: true,
          value: applyApplication(state),
        });
      });
  },
);

it('a missing undergraduate application returns null', () =>
  pact
    .addInteraction()
    .given(notWriting, { scheme: 'ug' })
    .uponReceiving('a request for the undergraduate application of an applicant who has none')
    .withRequest('GET', '/ug/application', asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).ugApplication(context)).toEqual({ ok: true, value: null });
    }));

it('a missing conservatoire application returns null', () =>
  pact
    .addInteraction()
    .given(notWriting, { scheme: 'uc' })
    .uponReceiving('a request for the conservatoire application of an applicant who has none')
    .withRequest('GET', '/uc/application', asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).ucApplication(context)).toEqual({ ok: true, value: null });
    }));

it('the client returns a failure when the session is rejected', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for the undergraduate application with a refused token')
    .withRequest('GET', '/ug/application', asHub)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).ugApplication(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
      });
    }));

it('the client returns a failure when the session has no permission to read applications', () =>
  pact
    .addInteraction()
    .given('an applicant may not read applications')
    .uponReceiving('a request for the undergraduate application that is not allowed')
    .withRequest('GET', '/ug/application', asHub)
    .willRespondWith(403, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).ugApplication(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 403, message: 'Why it is refused.' },
      });
    }));
