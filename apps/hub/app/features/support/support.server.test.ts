import type { Result, SupportOutcome } from '@applicant-hub/api-clients';
import { hubUser, pageState } from '@applicant-hub/api-clients/fixtures';
import {
  parsePersonalisation,
  personalisationSetting,
  type SupportDetails,
} from '@applicant-hub/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { openingModal } from '#app/features/hub-sections/promotions/opening-modal.server.ts';
import { findUndo } from '#app/platform/flash/notices.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { answerOffer } from './answer.server.ts';
import { forgetOffer } from './memory.server.ts';
import { overlayOffer } from './offer.server.ts';
import { loadOfferPage } from './page.server.ts';
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
const failed = { ok: false, failure } as const;
/** A failure with a status; null when there was no response. */
const failedWith = (status: number | null, kind = 'status') => ({
  ok: false,
  failure: { ...failure, kind, status },
});
const ok = <T>(value: T): Promise<Result<T>> => Promise.resolve({ ok: true, value });

afterEach(() => void vi.useRealTimers());

type Call<About> = (context: unknown, about: About) => Promise<unknown>;

/** A hub with the requests of one applicant. */
function hub() {
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

  /** Answers in the same way as the form of a page. */
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

/** In the same way as the container of all screens. */
const offerOver = (call: RequestScope) =>
  overlayOffer(call, openingModal(call.request, call.applicant) !== null);

describe('the offer over a screen', () => {
  it('[GOV-1][GOV-19][SH-44] the offer is made to an applicant who meets all conditions, with the details to be sent', async () => {
    const { call, eligibility } = hub();
    expect(await offerOver(call())).toMatchObject({
      details: {
        firstName: 'Aisha',
        lastName: 'Rahman',
        dateOfBirth: '2009/02/03',
        email: 'aisha.rahman@example.com',
        postcode: 'NE4 9NQ',
        schoolName: '',
        telephone: '',
        industry: 'Engineering and manufacturing',
      },
    });
    expect(eligibility).toHaveBeenCalledWith(expect.anything(), 'NE4 9NQ');
  });

  it.each<[string, object, object]>([
    ['[GOV-2] the feature is off', {}, { dfe: false }],
    ['[AMB-100] it is not known whether the feature is on', {}, { dfe: null }],
    ['[GOV-3] it was answered', { dfeConfirmed: 'declined' }, {}],
    ['[GOV-4] another modal opens', { onBoardingConfirmed: false }, {}],
    ['[GOV-5] somebody is 16', { dateOfBirth: '2009/11/23' }, {}],
    ['[GOV-6] apprenticeships are no route of theirs', { apprenticeships: 'no' }, {}],
    ['[GOV-7] they are not in Smart Alerts', { talentPoolJoin: 'No' }, {}],
    ['nobody knows the postcode', { postcode: '' }, { user: { postcode: '' } }],
    ['they fill something in', {}, { path: '/dashboard/preferences' }],
    ['they confirm a course', {}, { path: '/dashboard/application' }],
    ['they use one widget alone', {}, { path: '/dashboard?widget=Notes' }],
    ['the page says what was just done', {}, { path: '/dashboard?notice=n' }],
  ])('%s: there is no offer, and no API is called', async (_, answers, page) => {
    const { call, eligibility } = hub();
    expect(await offerOver(call(answers, page))).toBeNull();
    expect(eligibility).not.toHaveBeenCalled();
  });

  it.each([
    ['no', false],
    ['maybe', true],
  ])('[GOV-8] with the eligibility %s there is an offer: %s', async (value, isThere) => {
    const { call, eligibility } = hub();
    eligibility.mockImplementation(() => ok(value));
    expect((await offerOver(call())) !== null).toBe(isThere);
  });

  it('a failed response means no offer this time', async () => {
    const { call, eligibility } = hub();
    eligibility.mockResolvedValueOnce(failed);
    expect(await offerOver(call())).toBeNull();
  });

  it('a slow response delays no other page, and is there for the next one', async () => {
    vi.useFakeTimers();
    const { call, eligibility } = hub();
    let tell: (value: unknown) => void = () => undefined;
    eligibility.mockImplementationOnce(() => new Promise((resolve) => (tell = resolve)));
    const late = offerOver(call());
    await vi.advanceTimersByTimeAsync(301);
    expect(await late).toBeNull();
    tell({ ok: true, value: 'yes' });
    await vi.advanceTimersByTimeAsync(1);
    expect(await offerOver(call())).not.toBeNull();
    expect(eligibility).toHaveBeenCalledTimes(1);
  });

  it('a slow response delays its own page no longer than the budget, and is there for the next one', async () => {
    vi.useFakeTimers();
    const { call, eligibility } = hub();
    let tell: (value: unknown) => void = () => undefined;
    eligibility.mockImplementationOnce(() => new Promise((resolve) => (tell = resolve)));
    const late = call();
    const seen = vi.fn();
    void loadOfferPage(late).then(seen);
    await vi.advanceTimersByTimeAsync(late.context.deadline - Date.now() + 1);
    expect(seen).toHaveBeenCalledWith({ step: 'unknown' });
    tell({ ok: true, value: 'yes' });
    await vi.advanceTimersByTimeAsync(1);
    expect(await loadOfferPage(call())).toEqual({ step: 'offer' });
    expect(eligibility).toHaveBeenCalledTimes(1);
  });

  it('the response is cached for one applicant and postcode only', async () => {
    const { call, eligibility } = hub();
    await offerOver(call());
    await offerOver(call());
    expect(eligibility).toHaveBeenCalledTimes(1);
    await offerOver(call({}, { uid: 'other' }));
    await offerOver(call({ postcode: 'LE1 3HP' }));
    expect(eligibility).toHaveBeenCalledTimes(3);
  });
});

describe('an answer to the offer', () => {
  const savedAs = (dfeConfirmed: string) => ({
    ...personalisationSetting,
    data: { dfeConfirmed },
    immediate: true,
  });

  const finished = { state: 'finished', isSaved: true, problem: null };

  it('[GOV-10][GOV-13] the answer confirmed sends the nine fields, and then saves', async () => {
    const { answer, register, saveSetting } = hub();
    expect(await answer('confirmed')).toEqual(finished);
    expect(register.mock.calls).toEqual([
      [
        expect.objectContaining({ timeoutMs: 5_000 }),
        {
          firstName: 'Aisha',
          lastName: 'Rahman',
          dateOfBirth: '2009/02/03',
          email: 'aisha.rahman@example.com',
          postcode: 'NE4 9NQ',
          schoolName: '',
          telephone: '',
          industry: 'Engineering and manufacturing',
          dateOfInterest: '2026-11-22T12:00:00.000Z',
        },
      ],
    ]);
    expect(saveSetting.mock.calls.map(([, setting]) => setting)).toEqual([savedAs('confirmed')]);
  });

  it.each([
    ['[GOV-11]', 'declined'],
    ['[GOV-12][AMB-84]', 'dismissed'],
  ])('%s %s is saved, sends nothing and can be undone', async (_, given) => {
    const { answer, register, saveSetting } = hub();
    expect(await answer(given)).toMatchObject({ state: 'closed', notice: { canUndo: true } });
    expect(saveSetting.mock.calls.map(([, setting]) => setting)).toEqual([savedAs(given)]);
    expect(register).not.toHaveBeenCalled();
  });

  it.each([
    [null, null],
    ['dismissed', 'dismissed'],
    // A repeated press of the same button.
    ['declined', null],
  ])(
    '[EXT-5] undoing declined restores the answer from before: %j, then %j',
    async (before, after) => {
      const { call, answer } = hub();
      const its = call({ dfeConfirmed: before });
      const { notice } = (await answer('declined', its)) as { notice: { id: string } };
      expect(await findUndo(its, notice.id)).toEqual({
        of: 'settings',
        settings: [{ ...personalisationSetting, data: { dfeConfirmed: after }, immediate: true }],
      });
    },
  );

  it.each(['declined', 'dismissed'])(
    '%s after the details were sent changes nothing, and the page reports that',
    async (given) => {
      const { call, answer, saveSetting } = hub();
      expect(await answer(given, call({ dfeConfirmed: 'confirmed' }))).toEqual(finished);
      expect(saveSetting).not.toHaveBeenCalled();
      saveSetting.mockResolvedValueOnce(failed);
      await answer('confirmed');
      expect(await answer(given)).toEqual({ ...finished, isSaved: false });
      expect(saveSetting).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['declined', 'dismissed'])(
    '%s after an attempt that may have arrived does not state that nothing was sent',
    async (given) => {
      const { answer, register } = hub();
      register.mockResolvedValueOnce(failedWith(null, 'timeout'));
      await answer('confirmed');
      expect(await answer(given)).toMatchObject({
        state: 'closed',
        notice: { text: expect.not.stringContaining('Nothing was sent') as string },
      });
    },
  );

  it('an answer that cannot be saved leaves the offer unchanged', async () => {
    const { answer, saveSetting } = hub();
    saveSetting.mockResolvedValueOnce(failed);
    expect(await answer('declined')).toMatchObject({ state: 'problem', offer: null });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['refused', () => ok({ outcome: 'refused', problem: 'email is wrong.' }), 'email is wrong.'],
    ['refused without words', () => ok({ outcome: 'refused', problem: null }), 'without saying'],
    ['not taken', () => Promise.resolve(failedWith(422)), "weren't sent: Not now."],
    ['failed', () => Promise.resolve(failedWith(500)), "can't tell"],
    ['failed on its way', () => Promise.resolve(failedWith(504)), "can't tell"],
    ['not understood', () => Promise.resolve(failedWith(200, 'badContract')), "can't tell"],
    ['late', () => Promise.resolve(failedWith(null, 'timeout')), 'nothing is sent twice'],
  ])(
    '[GOV-18] a problem is shown at its step, saves nothing and can be retried: %s',
    async (_, how, words) => {
      const { answer, register, saveSetting } = hub();
      register.mockImplementationOnce(how);
      expect(await answer('confirmed')).toMatchObject({
        state: 'problem',
        problem: expect.stringContaining(words) as string,
      });
      expect(saveSetting).not.toHaveBeenCalled();
      expect(await answer('confirmed')).toEqual(finished);
    },
  );

  it('details that were sent but not recorded are not sent twice: a second attempt only saves', async () => {
    const { call, answer, register, saveSetting } = hub();
    saveSetting.mockResolvedValueOnce(failed).mockResolvedValueOnce(failed);
    expect(await answer('confirmed')).toEqual({ ...finished, isSaved: false });
    expect(await offerOver(call())).toBeNull();
    expect(await loadOfferPage(call())).toEqual({ step: 'finished', isSaved: false });
    const problem = "Your answer couldn't be saved. You can try again.";
    expect(await answer('confirmed')).toEqual({ ...finished, isSaved: false, problem });
    expect(await answer('confirmed')).toEqual(finished);
    expect(register).toHaveBeenCalledTimes(1);
    expect(await answer('confirmed', call({ dfeConfirmed: 'confirmed' }))).toEqual(finished);
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('an answer to outdated details sends nothing, and shows the current ones', async () => {
    const { call, register } = hub();
    const form = new FormData();
    form.set('answer', 'confirmed');
    form.set('seen', (await offerOver(call()))?.seen ?? '');
    const now = call({}, { user: { email: 'new@example.com' } });
    expect(await answerOffer(now, form)).toMatchObject({
      state: 'problem',
      offer: { details: { email: 'new@example.com' } },
    });
    expect(register).not.toHaveBeenCalled();
  });

  it.each([{ dfeConfirmed: 'declined' }, { talentPoolJoin: 'No' }])(
    'an answer to an expired offer (%j) sends nothing, and the page reports that',
    async (answers) => {
      const { call, answer, register } = hub();
      expect(await answer('confirmed', call(answers))).toMatchObject({
        state: 'closed',
        notice: { tone: 'danger', canUndo: false },
      });
      expect(register).not.toHaveBeenCalled();
    },
  );

  it('a form without an answer hides the offer for now, and saves nothing', async () => {
    const { call, answer, saveSetting } = hub();
    expect(await answer('')).toEqual({ state: 'closed', notice: null });
    expect(await offerOver(call())).toBeNull();
    expect(await loadOfferPage(call())).toEqual({ step: 'offer' });
    expect(saveSetting).not.toHaveBeenCalled();
    await forgetOffer(call());
    expect(await offerOver(call())).not.toBeNull();
  });
});

describe('the page of the offer', () => {
  it.each<[string, object, string, unknown]>([
    ['the offer', {}, '', { step: 'offer' }],
    ['its second step', {}, '?step=confirm', { step: 'confirm' }],
    ['that it was sent', { dfeConfirmed: 'confirmed' }, '', { step: 'finished', isSaved: true }],
  ])('[GOV-9] the page shows %s', async (_, answers, query, step) => {
    const { call } = hub();
    expect(
      await loadOfferPage(call(answers, { path: `/dashboard/support${query}` })),
    ).toMatchObject(step as object);
  });

  it('the page does not exist for applicants without an offer', async () => {
    const { call } = hub();
    expect(await loadOfferPage(call({ dfeConfirmed: 'dismissed' }))).toBeNull();
    expect(await loadOfferPage(call({}, { dfe: false }))).toBeNull();
  });

  it('the page reports that the eligibility is unknown', async () => {
    const { call, eligibility } = hub();
    eligibility.mockResolvedValueOnce(failed);
    expect(await loadOfferPage(call())).toEqual({ step: 'unknown' });
    expect(await loadOfferPage(call({}, { dfe: null }))).toEqual({ step: 'unknown' });
  });
});
