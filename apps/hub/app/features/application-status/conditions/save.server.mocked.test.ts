import { NO_VERSION, offerConditionsSetting, type Setting } from '@applicant-hub/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findNotice } from '#app/platform/flash/notices.server.ts';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { FoundOffer } from './find-offer.server.ts';
import { type ConditionsOutcome, saveConditions } from './save.server.ts';

const field = 'Archaeology, University of York (2026)';
const offer: FoundOffer = {
  field,
  title: 'Archaeology, University of York',
  page: '/dashboard#tile-ug-choices',
};

const findOffer = vi.fn<() => Promise<FoundOffer | null>>();
vi.mock('./find-offer.server.ts', () => ({ findOffer: () => findOffer() }));
beforeEach(() => void findOffer.mockReset().mockResolvedValue(offer));

const settingWith = (text: string, version: number): Setting => ({
  ...offerConditionsSetting,
  data: JSON.stringify({ [field]: text }),
  lastUpdated: null,
  version,
});

type Save = (options: unknown, saved: unknown) => Promise<unknown>;

/** The account with a saved text. `answers` are its responses to the saves, in order. */
function account(saved: string, answers: readonly unknown[] = []) {
  const left = [...answers];
  const saveDraft = vi.fn<Save>(() =>
    left.length === 0 ? ok({ outcome: 'saved', setting: null }) : Promise.resolve(left.shift()),
  );
  const saveSetting = vi.fn<Save>(() => ok(null));
  const stored = saved === '' ? [] : [settingWith(saved, 4)];
  const getUser = () => ok({ settings: [settingWith('ABB', 5)] });
  const call = testScope({
    context: { clients: { identity: { saveDraft, saveSetting, getUser } as never } },
    applicant: { user: { settings: stored } },
  });
  const act = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: 'save', base: saved, ...fields })) {
      form.set(name, value);
    }
    return saveConditions(call, 'an-id', form);
  };
  return { call, act, saveDraft, saveSetting };
}

const textIn = (outcome: ConditionsOutcome) => ('view' in outcome ? outcome.view : outcome);

describe('the form for the conditions of an offer', () => {
  it('[EXT-29] a text is saved, and the save can be undone', async () => {
    const { call, act, saveDraft, saveSetting } = account('');
    const outcome = await act({ conditions: ' ABB ' });
    expect(outcome).toMatchObject({ page: offer.page });
    expect(saveDraft.mock.calls[0]?.[1]).toMatchObject({
      ...offerConditionsSetting,
      data: { [field]: 'ABB' },
      expectedVersion: NO_VERSION,
    });
    const noticeId = 'noticeId' in outcome ? String(outcome.noticeId) : '';
    expect((await findNotice(call, noticeId))?.text).toContain('Archaeology, University of York');
    expect(await undoChange(call, noticeId)).toMatchObject({ ok: true });
    expect(saveSetting.mock.calls[0]?.[1]).toMatchObject({ data: { [field]: null } });
  });

  it.each([
    ['the button', { intent: 'delete', conditions: 'ABB' }],
    ['an empty text', { conditions: ' ' }],
  ])('[EXT-29] the conditions are deleted by %s', async (_what, fields) => {
    const { act, saveDraft } = account('ABB');
    expect(await act(fields)).toMatchObject({ page: offer.page });
    expect(saveDraft.mock.calls[0]?.[1]).toMatchObject({
      data: { [field]: null },
      expectedVersion: 4,
    });
  });

  it('[EXT-29] a text that is too long is not saved, and the whole input is shown again', async () => {
    const { act, saveDraft } = account('');
    const conditions = 'x'.repeat(302);
    expect(await act({ conditions })).toMatchObject({
      status: 400,
      view: { typed: conditions, error: 'Shorten it by 2 characters: at most 300 fit' },
    });
    expect(saveDraft).not.toHaveBeenCalled();
  });

  it.each([
    ['save', 'BBB', ['AAA'], 'BBB'],
    ['delete', 'ABB', ['AAA'], 'AAA'],
  ])(
    '[EXT-29] the button “%s” does not replace a text that another device saved',
    async (intent, conditions, current, typed) => {
      const { act, saveDraft } = account('AAA');
      const outcome = await act({ intent, conditions, base: 'ABB' });
      expect(outcome).toMatchObject({
        status: 409,
        view: { typed, base: 'AAA', message: { kind: 'conflict', intent, current } },
      });
      expect(saveDraft).not.toHaveBeenCalled();
    },
  );

  it('[EXT-29] a text that another device saves at the same moment is not replaced', async () => {
    const conflict = ok({ outcome: 'conflict', current: settingWith('AAA', 9) });
    const outcome = await account('ABB', [conflict]).act({ conditions: 'BBB' });
    expect(textIn(outcome)).toMatchObject({ typed: 'BBB', base: 'AAA' });
  });

  it('[EXT-29] the conditions of another offer, saved at the same moment, do not prevent the save', async () => {
    const current = { ...settingWith('ABB', 9), data: JSON.stringify({ other: 'AAA' }) };
    const { act, saveDraft } = account('', [ok({ outcome: 'conflict', current })]);
    expect(await act({ conditions: 'ABB' })).toMatchObject({ page: offer.page });
    expect(saveDraft.mock.calls[1]?.[1]).toMatchObject({ expectedVersion: 9 });
  });

  it('[EXT-29] a form that is sent twice is saved once', async () => {
    const { act, saveDraft } = account('ABB');
    expect(await act({ conditions: 'ABB', base: '' })).toMatchObject({ page: offer.page });
    expect(saveDraft).not.toHaveBeenCalled();
  });

  it('[EXT-29] an empty form for an offer without conditions changes nothing and shows no notice', async () => {
    const { act, saveDraft } = account('');
    expect(await act({ conditions: ' ' })).toEqual({ noticeId: null, page: offer.page });
    expect(saveDraft).not.toHaveBeenCalled();
  });

  it('[EXT-29] conditions that another tab has deleted already are reported as deleted', async () => {
    const { act } = account('');
    const outcome = await act({ intent: 'delete', conditions: 'ABB', base: 'ABB' });
    expect(outcome).toMatchObject({ noticeId: expect.any(String) as string, page: offer.page });
  });

  it.each([
    ['the account fails', offer],
    ['the choices are unavailable', null],
  ])('[EXT-29] the input is shown again if %s', async (_what, found) => {
    findOffer.mockResolvedValue(found);
    const { act } = account('', [failed('unavailable', 503)]);
    expect(await act({ conditions: 'ABB' })).toMatchObject({
      status: 503,
      view: { typed: 'ABB', message: { kind: 'problem' } },
    });
  });
});
