import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { loadOfferPage } from './page.server.ts';
import { failed, hub, offerOver } from './testing/support-hub.ts';

afterEach(() => void vi.useRealTimers());

describe('the offer of support that covers a screen', () => {
  it('[GOV-1][GOV-19][SH-44] an applicant who meets all conditions sees the offer, with the details to be sent', async () => {
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
    ['[GOV-3] the applicant has answered', { dfeConfirmed: 'declined' }, {}],
    ['[GOV-4] another modal opens', { onBoardingConfirmed: false }, {}],
    ['[GOV-5] the applicant is 16', { dateOfBirth: '2009/11/23' }, {}],
    ['[GOV-6] the applicant has not chosen apprenticeships', { apprenticeships: 'no' }, {}],
    ['[GOV-7] the applicant has not joined Smart Alerts', { talentPoolJoin: 'No' }, {}],
    ['the postcode is unknown', { postcode: '' }, { user: { postcode: '' } }],
    ['the page has a form', {}, { path: '/dashboard/preferences' }],
    ['the page confirms a course', {}, { path: '/dashboard/application' }],
    ['the page shows a single widget', {}, { path: '/dashboard?widget=Notes' }],
    ['the page has a notice', {}, { path: '/dashboard?notice=n' }],
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

  it('no offer is made when the eligibility request fails', async () => {
    const { call, eligibility } = hub();
    eligibility.mockResolvedValueOnce(failed);
    expect(await offerOver(call())).toBeNull();
  });

  it('a screen does not wait long for a slow response, and the next screen uses the response', async () => {
    vi.useFakeTimers();
    const { call, eligibility } = hub();
    let respond: (value: unknown) => void = () => undefined;
    eligibility.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
    const late = offerOver(call());
    await vi.advanceTimersByTimeAsync(301);
    expect(await late).toBeNull();
    respond({ ok: true, value: 'yes' });
    await vi.advanceTimersByTimeAsync(1);
    expect(await offerOver(call())).not.toBeNull();
    expect(eligibility).toHaveBeenCalledTimes(1);
  });

  it('the offer page waits for a slow response within its budget, and the next page uses the response', async () => {
    vi.useFakeTimers();
    const { call, eligibility } = hub();
    let respond: (value: unknown) => void = () => undefined;
    eligibility.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
    const late = call();
    const seen = vi.fn();
    void loadOfferPage(late).then(seen);
    await vi.advanceTimersByTimeAsync(late.context.deadline - Date.now() + 1);
    expect(seen).toHaveBeenCalledWith({ step: 'unknown' });
    respond({ ok: true, value: 'yes' });
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

describe('the offer page', () => {
  it.each<[string, object, string, unknown]>([
    ['the offer', {}, '', { step: 'offer' }],
    ['the second step of the offer', {}, '?step=confirm', { step: 'confirm' }],
    [
      'that the details were sent',
      { dfeConfirmed: 'confirmed' },
      '',
      { step: 'finished', isSaved: true },
    ],
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

  it('the page states that the eligibility is unknown', async () => {
    const { call, eligibility } = hub();
    eligibility.mockResolvedValueOnce(failed);
    expect(await loadOfferPage(call())).toEqual({ step: 'unknown' });
    expect(await loadOfferPage(call({}, { dfe: null }))).toEqual({ step: 'unknown' });
  });
});
