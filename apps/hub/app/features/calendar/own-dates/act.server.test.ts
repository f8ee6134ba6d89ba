import type { OwnDatesClient } from '@applicant-hub/api-clients';
import { ownDate, ownDateDetails } from '@applicant-hub/api-clients/fixtures';
import { m } from '@applicant-hub/copy';
import { describe, expect, it, vi } from 'vitest';
import { findNotice } from '#app/platform/flash/notices.server.ts';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { actOwnDate, type OwnDateOutcome } from './act.server.ts';
import { undoOwnDate } from './undo.server.ts';

const KEY = 'a-key-of-16-chars';

const typed = {
  version: '3',
  title: 'Interview',
  'on-day': '10',
  'on-month': '2',
  'on-year': '2027',
  time: '10:30am',
  until: 'midday',
  place: 'Heslington Hall, York',
  choice: '["University of York","History"]',
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** A calendar with one date. The test can replace its API responses. */
function calendar(fakes: Partial<OwnDatesClient> = {}) {
  const saved = vi.fn<OwnDatesClient['save']>((_, { id, expectedVersion, ...details }) =>
    ok({ outcome: 'saved', item: { ...details, id, version: expectedVersion + 1 } }),
  );
  const removed = vi.fn<OwnDatesClient['remove']>((_, { expectedVersion }) =>
    ok({ outcome: 'removed', version: expectedVersion + 1 }),
  );
  const nothing = () => ok(null);
  const call: RequestScope = testScope({
    context: {
      now: () => new Date('2026-11-22T10:00:00Z'),
      clients: {
        ownDates: { list: () => ok([ownDate()]), save: saved, remove: removed, ...fakes },
        tracking: { ugTrack: nothing, ucTrack: nothing, ugClearingTrack: nothing },
        apply: { ugApplication: nothing, ucApplication: nothing },
      },
    },
  });
  const act = (fields: Record<string, string>, id: string | null = 'an-interview') =>
    actOwnDate(call, id, formOf({ ...typed, ...fields }));
  const undo = (outcome: OwnDateOutcome) =>
    undoChange(call, 'noticeId' in outcome ? outcome.noticeId : '', { ownDates: undoOwnDate });
  return { call, act, undo, saved, removed };
}

const conflict = () =>
  ok({
    outcome: 'conflict',
    current: ownDate({ version: 7, place: 'Leeds' }),
    version: 7,
  } as const);

describe('a new date', () => {
  const newDate = { version: '0', key: KEY };

  it('[EXT-35] a new date is added, and the addition can be undone', async () => {
    const { act, undo, saved, removed } = calendar();
    const outcome = await act(newDate, null);
    const added = saved.mock.calls[0]?.[1];
    expect(added).toMatchObject({ expectedVersion: 0, ...ownDateDetails() });
    expect(await undo(outcome)).toMatchObject({ ok: true });
    expect(removed.mock.calls[0]?.[1]).toEqual({ id: added?.id, expectedVersion: 1 });
  });

  it('[EXT-35] a form that is submitted twice adds one date; other content with the same key adds a second date', async () => {
    const { act, saved } = calendar();
    for (const title of ['Interview A', 'Interview A', 'Interview B']) {
      await act({ ...newDate, title }, null);
    }
    const [first, again, other] = saved.mock.calls.map(([, { id }]) => id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('[EXT-35] a form that is submitted again adds a new date if its first date was changed or deleted', async () => {
    const { act, saved } = calendar();
    saved.mockImplementationOnce(() => ok({ outcome: 'conflict', current: null, version: 2 }));
    expect(await act(newDate, null)).toHaveProperty('noticeId');
    const [first, second] = saved.mock.calls.map(([, sent]) => sent);
    expect(second).toEqual({ ...first, id: expect.any(String) as string });
    expect(second?.id).not.toBe(first?.id);
  });

  it.each(['', 'short', '../../others', 'x'.repeat(65)])(
    '[EXT-35] the id of a new date is valid when the key of its form is %j',
    async (key) => {
      const { act, saved } = calendar();
      await act({ ...newDate, key }, null);
      await act({ ...newDate, key }, null);
      const ids = saved.mock.calls.map(([, { id }]) => id);
      expect(ids[0]).toMatch(/^[\w-]{16,64}$/);
      expect(ids[1]).not.toBe(ids[0]);
    },
  );

  it('[EXT-35] a new date without a year gets the next matching day, and the confirmation contains the year', async () => {
    const { call, act, saved } = calendar();
    const outcome = await act({ version: '0', key: KEY, 'on-year': '' }, null);
    expect(saved.mock.calls[0]?.[1]).toMatchObject({ date: '2027-02-10' });
    const notice = await findNotice(call, 'noticeId' in outcome ? outcome.noticeId : '');
    expect(notice?.text).toBe(
      "Added “Interview” to your dates. It's on Wednesday 10 February 2027.",
    );
  });

  it('[EXT-35] a new date that exceeds the limit is shown again in its form, with a message', async () => {
    const { act } = calendar({ save: () => ok({ outcome: 'full' }) });
    expect(await act(newDate, null)).toMatchObject({
      status: 400,
      view: { newId: KEY, message: { kind: 'problem', text: m.mine_full() } },
    });
  });
});

describe('a change', () => {
  it('[EXT-35] a change is based on the version in its form, and the change can be undone', async () => {
    const { act, undo, saved } = calendar();
    const outcome = await act({ title: 'Interview and tour' });
    expect(saved.mock.calls[0]?.[1]).toMatchObject({
      id: 'an-interview',
      expectedVersion: 3,
      title: 'Interview and tour',
    });
    expect(await undo(outcome)).toMatchObject({ ok: true });
    expect(saved.mock.calls[1]?.[1]).toEqual({
      id: 'an-interview',
      expectedVersion: 4,
      ...ownDateDetails(),
    });
  });

  it('[EXT-35] an invalid change is not sent, and the form shows its input again', async () => {
    const { act, saved } = calendar();
    expect(await act({ title: ' ', time: '2', place: 'York' })).toMatchObject({
      status: 400,
      view: {
        version: 3,
        typed: { title: ' ', time: '2', place: 'York', day: '10', choice: typed.choice },
        errors: {
          title: m.mine_error_title_missing(),
          time: m.mine_error_time_unclear(),
        },
      },
    });
    expect(saved).not.toHaveBeenCalled();
  });

  it('[EXT-35] a conflicting change shows both versions, and the next save replaces the other version', async () => {
    const { act } = calendar({ save: conflict });
    expect(await act({ title: 'Interview and tour' })).toMatchObject({
      status: 409,
      view: {
        version: 7,
        typed: { title: 'Interview and tour' },
        message: {
          kind: 'conflict',
          intent: 'save',
          current: [
            'Interview',
            'Wednesday 10 February, 10:30am to midday',
            'Leeds',
            'History, University of York',
          ],
        },
      },
    });
  });

  it('[EXT-35] the form shows its input again if another device has deleted the date', async () => {
    const gone = () => ok({ outcome: 'conflict', current: null, version: 8 } as const);
    const { act } = calendar({ save: gone });
    expect(await act({ title: 'Interview and tour' })).toMatchObject({
      status: 409,
      view: { version: 8, typed: { title: 'Interview and tour' }, message: { current: null } },
    });
  });

  it('[EXT-35] the form shows its input again if a change cannot be saved', async () => {
    const { act } = calendar({ save: () => failed('timeout', null) });
    expect(await act({ title: 'Interview and tour' })).toMatchObject({
      status: 503,
      view: {
        version: 3,
        typed: { title: 'Interview and tour' },
        message: { kind: 'problem', text: m.mine_not_saved() },
      },
    });
  });

  it('[EXT-35] a change with an expired session redirects to sign-in', async () => {
    const { act } = calendar({ save: () => failed('unauthorised', 401) });
    await expect(act({})).rejects.toMatchObject({ status: 302 });
  });

  it('[EXT-35] a change cannot be undone after another change', async () => {
    const { act, undo, saved } = calendar();
    const outcome = await act({ title: 'Interview and tour' });
    saved.mockImplementationOnce(conflict);
    expect(await undo(outcome)).toMatchObject({
      ok: false,
      notice: { text: m.notices_undo_changed_since() },
    });
  });

  it('[EXT-35] a change is saved but cannot be undone if the previous version is unavailable', async () => {
    const { act, undo } = calendar({ list: () => failed('timeout', null) });
    const outcome = await act({ title: 'Interview and tour' });
    expect(outcome).toHaveProperty('noticeId');
    expect(await undo(outcome)).toMatchObject({ ok: false });
  });
});

describe('a deletion', () => {
  it('[EXT-35] a deletion can be undone', async () => {
    const { act, undo, saved, removed } = calendar();
    const outcome = await act({ intent: 'delete', title: 'half typed' });
    expect(removed.mock.calls[0]?.[1]).toEqual({ id: 'an-interview', expectedVersion: 3 });
    expect(await undo(outcome)).toMatchObject({ ok: true });
    expect(saved.mock.calls[0]?.[1]).toEqual({
      id: 'an-interview',
      expectedVersion: 4,
      ...ownDateDetails(),
    });
  });

  it('[EXT-35] a deletion that conflicts with another device shows the current version', async () => {
    const { act } = calendar({ remove: conflict });
    expect(await act({ intent: 'delete' })).toMatchObject({
      status: 409,
      view: {
        version: 7,
        typed: { place: 'Leeds', time: '10:30am', until: 'midday' },
        message: { kind: 'conflict', intent: 'delete' },
      },
    });
  });
});
