import type { SupportOutcome } from '@applicant-hub/api-clients';
import { hubUser, pageState } from '@applicant-hub/api-clients/fixtures';
import {
  parsePersonalisation,
  personalisationSetting,
  type SupportDetails,
} from '@applicant-hub/domain';
import { vi } from 'vitest';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { openingModal } from '#app/features/hub-sections/promotions/opening-modal.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { answerOffer } from '../answer.server.ts';
import { overlayOffer } from '../offer.server.ts';
import { loadOfferPage } from '../page.server.ts';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { testApplicant, testScope } from '#app/platform/request/testing/test-scope.ts';

const eligible = {
  onBoardingConfirmed: true,
  studyLevel: 'Undergraduate',
  dateOfBirth: '2009/02/03',
  postcode: 'NE4 9NQ',
  apprenticeships: 'yes',
  talentPoolJoin: 'Yes',
  engineering: 'yes',
};

const failure = {
  kind: 'status',
  api: 'support',
  status: 500,
  message: 'Not [now].',
  detail: null,
};
export const failed = { ok: false, failure } as const;
/** A failure with a status; null if there was no response. */
export const failedWith = (status: number | null, kind = 'status') => ({
  ok: false,
  failure: { ...failure, kind, status },
});

type Call<About> = (context: unknown, about: About) => Promise<unknown>;

/** A hub that one applicant uses. */
export function hub() {
  const site = createTestSite({ config: { fixedNow: new Date('2026-11-22T12:00:00Z') } });
  const eligibility = vi.fn<Call<string>>(() => ok('yes'));
  const register = vi.fn<Call<SupportDetails>>(() => ok<SupportOutcome>({ outcome: 'taken' }));
  const saveSetting = vi.fn<Call<object>>(() => ok(null));

  const call = (
    answers: object = {},
    {
      dfe = true,
      path = '/dashboard',
      uid = 'apprentice',
      user = {},
    }: { dfe?: boolean | null; path?: string; uid?: string; user?: object } = {},
  ): RequestScope => {
    const { context } = site.request();
    Object.assign(context.clients, {
      support: { eligibility, register },
      identity: { saveSetting },
    });
    const data = JSON.stringify({ ...eligible, ...answers });
    const setting = { ...personalisationSetting, data, lastUpdated: '', version: 1 };
    const applicant = testApplicant({
      session: { uid, accessToken: 'access' },
      user: hubUser({ settings: [setting], ...user }),
      personalisation: parsePersonalisation(data),
      pageState: pageState({ features: { dfe, debug: false } }),
    });
    const request = new Request(`http://hub.test${path}`);
    return testScope({ request, context, applicant });
  };

  /** Submits an answer in the same way as the form of the page. */
  const answer = async (given: string, of: RequestScope = call()) => {
    const page = await loadOfferPage({
      ...of,
      request: new Request('http://hub.test/dashboard/support?step=confirm'),
    });
    const form = new FormData();
    form.set('answer', given);
    if (page?.step === 'confirm') form.set('seen', page.offer.seen);
    return answerOffer(of, form);
  };
  return { call, answer, eligibility, register, saveSetting };
}

/** Loads the offer in the same way as the container of all screens. */
export const offerOver = (call: RequestScope) =>
  overlayOffer(call, openingModal(call.request, call.applicant) !== null);
