import { personalisationSetting } from '@applicant-hub/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findUndo } from '#app/platform/flash/notices.server.ts';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { answerOffer } from './answer.server.ts';
import { forgetOffer } from './memory.server.ts';
import { loadOfferPage } from './page.server.ts';
import { failed, failedWith, hub, offerOver } from './testing/support-hub.ts';

afterEach(() => void vi.useRealTimers());

describe('an answer to the offer', () => {
  const savedAs = (dfeConfirmed: string) => ({
    ...personalisationSetting,
    data: { dfeConfirmed },
    immediate: true,
  });

  const finished = { state: 'finished', isSaved: true, problem: null };

  it('[GOV-10][GOV-13] the answer "confirmed" sends the nine fields, and is then saved', async () => {
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
  ])('%s the answer "%s" is saved, sends nothing and can be undone', async (_, given) => {
    const { answer, register, saveSetting } = hub();
    expect(await answer(given)).toMatchObject({ state: 'closed', notice: { canUndo: true } });
    expect(saveSetting.mock.calls.map(([, setting]) => setting)).toEqual([savedAs(given)]);
    expect(register).not.toHaveBeenCalled();
  });

  it.each([
    [null, null],
    ['dismissed', 'dismissed'],
    // The applicant pressed the same button twice.
    ['declined', null],
  ])('[EXT-5] after the answer %j, an undo of "declined" restores %j', async (before, after) => {
    const { call, answer } = hub();
    const its = call({ dfeConfirmed: before });
    const { notice } = (await answer('declined', its)) as { notice: { id: string } };
    expect(await findUndo(its, notice.id)).toEqual({
      of: 'settings',
      settings: [{ ...personalisationSetting, data: { dfeConfirmed: after }, immediate: true }],
    });
  });

  it.each(['declined', 'dismissed'])(
    'once the details have been sent, the answer "%s" changes nothing, and the result states that they were sent',
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
    'the notice about "%s" does not state that nothing was sent if an attempt may have reached the service',
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
    ['a refusal', () => ok({ outcome: 'refused', problem: 'email is wrong.' }), 'email is wrong.'],
    [
      'a refusal without a reason',
      () => ok({ outcome: 'refused', problem: null }),
      'without saying',
    ],
    ['status 422', () => Promise.resolve(failedWith(422)), "weren't sent: Not now."],
    ['status 500', () => Promise.resolve(failedWith(500)), "can't tell"],
    ['status 504', () => Promise.resolve(failedWith(504)), "can't tell"],
    ['an unreadable response', () => Promise.resolve(failedWith(200, 'badContract')), "can't tell"],
    ['a time-out', () => Promise.resolve(failedWith(null, 'timeout')), 'nothing is sent twice'],
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

  it('details that were sent but not recorded are not sent twice: a second attempt only saves the answer', async () => {
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

  it('an answer about outdated details sends nothing, and the response contains the current details', async () => {
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
    'an answer to an expired offer (%j) sends nothing, and a notice states that the offer has expired',
    async (answers) => {
      const { call, answer, register } = hub();
      expect(await answer('confirmed', call(answers))).toMatchObject({
        state: 'closed',
        notice: { tone: 'danger', canUndo: false },
      });
      expect(register).not.toHaveBeenCalled();
    },
  );

  it('a form without an answer hides the offer for a limited time, and saves nothing', async () => {
    const { call, answer, saveSetting } = hub();
    expect(await answer('')).toEqual({ state: 'closed', notice: null });
    expect(await offerOver(call())).toBeNull();
    expect(await loadOfferPage(call())).toEqual({ step: 'offer' });
    expect(saveSetting).not.toHaveBeenCalled();
    await forgetOffer(call());
    expect(await offerOver(call())).not.toBeNull();
  });
});
