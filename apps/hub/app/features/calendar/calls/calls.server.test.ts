import type { IdentityClient, OwnDatesClient } from '@applicant-hub/api-clients';
import { course, ownTodo, uni } from '@applicant-hub/api-clients/fixtures';
import { m } from '@applicant-hub/copy';
import type { OwnTodo } from '@applicant-hub/domain';
import { describe, expect, it, vi } from 'vitest';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { FakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { undoOwnDate } from '../own-dates/undo.server.ts';
import { callIdPrefix, callKey } from './call-key.server.ts';
import { actCall, loadCallForm } from './form.server.ts';
import { findCallSheet, loadCallSheet } from './sheet.server.ts';

const york = uni({ providerId: '1', name: 'University of York', phone: '01632 960123' });
const leeds = uni({ providerId: '2', name: 'University of Leeds', phone: '' });
const key = callKey(york.name);
const noted = ownTodo({
  id: `${callIdPrefix(key)}one`,
  title: 'York said yes, so reply: ref 12',
  date: '2026-11-23',
  version: 3,
});

const nothing = () => ok(null);
const overview = {
  saveSetting: nothing,
  favouritesOverview: () => failed('unavailable', 503),
} satisfies FakeClients['identity'];

/** An applicant with two favourite universities. The test can replace API responses. */
function someone({ ownDates = {}, ...fakes }: FakeClients = {}) {
  const saved = vi.fn<OwnDatesClient['save']>((_, { id, expectedVersion, ...details }) =>
    ok({ outcome: 'saved', item: { ...details, id, version: expectedVersion + 1 } }),
  );
  const removed = vi.fn<OwnDatesClient['remove']>((_, { expectedVersion }) =>
    ok({ outcome: 'removed', version: expectedVersion + 1 }),
  );
  const call = testScope({
    context: {
      now: () => new Date('2026-11-22T10:00:00Z'),
      clients: {
        ownDates: { list: () => ok([]), save: saved, remove: removed, ...ownDates },
        tracking: { ugTrack: nothing, ucTrack: nothing, ugClearingTrack: nothing },
        apply: { ugApplication: nothing, ucApplication: nothing },
        events: { listKeyDates: () => ok([]) },
        identity: {
          ...overview,
          listFavourites: (_, kind) =>
            ok({ items: (kind === 'unis' ? [{ id: '2' }, { id: '1' }] : []) as never, total: 2 }),
        },
        courses: {
          listUniNames: () => ok([]),
          listUnis: (_, ids) =>
            ok([york, leeds].filter(({ providerId }) => ids.includes(providerId))),
          listCourses: () => ok([course()]),
        },
        ...fakes,
      },
    },
  });
  const act = (fields: Record<string, string>) => {
    const form = new FormData();
    const all = { university: york.name, key: 'a-key-of-16-chars', version: '0', ...fields };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    return actCall(call, key, form);
  };
  return { call, act, saved, removed };
}

async function expectRedirectToSheet(form: Promise<unknown>): Promise<void> {
  const response = (await form.catch((thrown: unknown) => thrown)) as Response;
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toMatch(/^\/dashboard\/calls\?notice=/);
}

describe('the call sheet', () => {
  it('the sheet shows each phone number, and lists universities with a result first', async () => {
    const { call } = someone({ ownDates: { list: () => ok([noted]) } });
    const { calls } = await loadCallSheet(call);
    expect(calls).toEqual([
      {
        name: york.name,
        phone: { label: 'Call 01632 960123', href: 'tel:01632960123' },
        link: {
          href: `/dashboard/calls/${key}`,
          label: 'Change it',
          name: 'Change it: University of York',
        },
        note: {
          tag: { outcome: 'yes', label: 'Said yes' },
          words: 'ref 12',
          due: 'By Monday 23 November, tomorrow',
        },
      },
      {
        name: leeds.name,
        phone: null,
        noPhone: 'No number here: look on its website',
        link: {
          href: `/dashboard/calls/${callKey(leeds.name)}`,
          label: 'Add a note',
          name: 'Add a note: University of Leeds',
        },
        note: null,
      },
    ]);
  });

  it('a call whose title was changed still belongs to its university', async () => {
    const other = { ...noted, title: 'Ring again at 10', date: null };
    const { call } = someone({ ownDates: { list: () => ok([other]) } });
    const { calls } = await loadCallSheet(call);
    expect(calls.find(({ name }) => name === york.name)?.note).toEqual({
      tag: null,
      words: 'Ring again at 10',
      due: null,
    });
  });

  it('the sheet requests every favourite, without a limit', async () => {
    const listFavourites = vi.fn<IdentityClient['listFavourites']>(
      () => ok({ items: [], total: 0 }) as never,
    );
    const { call } = someone({ identity: { ...overview, listFavourites } });
    await loadCallSheet(call);
    expect(listFavourites.mock.calls.map(([, ...sent]) => sent)).toEqual([['courses'], ['unis']]);
  });

  it('a university with a note stays on the sheet when it is no longer a favourite', async () => {
    const { call } = someone({
      ownDates: { list: () => ok([noted]) },
      identity: { ...overview, listFavourites: () => ok({ items: [], total: 0 }) as never },
      courses: {
        listUniNames: () =>
          ok([york, leeds].map(({ name, providerId }) => ({ university: name, providerId }))),
        listUnis: () => ok([york]),
        listCourses: () => ok([]),
      },
    });
    const { calls } = await loadCallSheet(call);
    expect(calls.map(({ name }) => name)).toEqual([york.name]);
    expect(await loadCallForm(call, key)).toMatchObject({ id: noted.id, name: york.name });
  });

  it.each([
    ['pending', ['ug'], 'clearingAddChoice', true],
    ['pending', ['ug'], 'decisionsReceived', false],
    ['pending', ['ug'], null, false],
    ['ready', [], 'clearingAddChoice', false],
  ])(
    'while the status is %s, with %j pending and the last known status %s, the dashboard has the sheet: %s',
    async (state, pending, status, isShown) => {
      const { call } = someone();
      const { studyYear } = call.applicant.personalisation;
      void call.context.once('apply', () => Promise.resolve({ state, tiles: [] }));
      void call.context.once(`applications:${studyYear}`, () =>
        Promise.resolve({ pending, recalled: { ug: status && { status } }, parts: { ug: {} } }),
      );
      expect((await findCallSheet(call)) !== null).toBe(isShown);
    },
  );

  it('while the notes are unavailable, the sheet reports this and no call can be noted', async () => {
    const { call } = someone({ ownDates: { list: () => failed('timeout', null) } });
    const { intro, calls } = await loadCallSheet(call);
    expect(intro).toContain(m.calls_notes_unknown());
    expect(calls.map(({ link }) => link)).toEqual([null, null]);
    await expectRedirectToSheet(loadCallForm(call, key));
  });

  it('while the sheet is incomplete, the page of a university that is not on it redirects to the sheet', async () => {
    await expectRedirectToSheet(loadCallForm(someone().call, 'unknown'));
  });
});

describe('the form about a call', () => {
  it('a result is stored as a to-do, and can be undone', async () => {
    const { call, act, saved, removed } = someone();
    const outcome = await act({ outcome: 'yes', 'on-day': '25', 'on-month': '11' });
    const sent = saved.mock.calls[0]?.[1];
    expect(sent).toMatchObject({
      kind: 'todo',
      title: 'York said yes, so reply',
      date: '2026-11-25',
      expectedVersion: 0,
    });
    expect(sent?.id.startsWith(callIdPrefix(key))).toBe(true);
    const id = 'noticeId' in outcome ? outcome.noticeId : '';
    expect(await undoChange(call, id, { ownDates: undoOwnDate })).toMatchObject({ ok: true });
    expect(removed.mock.calls[0]?.[1]).toEqual({ id: sent?.id, expectedVersion: 1 });
  });

  it('a changed result replaces the stored result', async () => {
    const { act, saved } = someone({ ownDates: { list: () => ok([noted]) } });
    await act({ id: noted.id, version: '3', outcome: 'no', words: 'ref 12' });
    expect(saved.mock.calls[0]?.[1]).toMatchObject({
      id: noted.id,
      expectedVersion: 3,
      title: 'York said no: ref 12',
      done: true,
    });
  });

  it('a result that is ticked off remains ticked off when only its note changes', async () => {
    const ticked = { ...noted, done: true };
    const { act, saved } = someone({ ownDates: { list: () => ok([ticked]) } });
    const day = { 'on-day': '23', 'on-month': '11' };
    await act({ id: noted.id, version: '3', outcome: 'yes', words: 'ref 13', ...day });
    expect(saved.mock.calls[0]?.[1]).toMatchObject({ date: noted.date, done: true });
  });

  it('the result of a call can be removed', async () => {
    const { act, removed } = someone({ ownDates: { list: () => ok([noted]) } });
    await act({ id: noted.id, version: '3', intent: 'delete' });
    expect(removed.mock.calls[0]?.[1]).toEqual({ id: noted.id, expectedVersion: 3 });
  });

  it('the form about a call ignores the id of another to-do', async () => {
    const { act, saved } = someone();
    await act({ id: 'a-train', version: '3', outcome: 'no' });
    expect(saved.mock.calls[0]?.[1].id).not.toBe('a-train');
  });

  it('a form opened before a note existed does not replace the result that another form has stored', async () => {
    const { act, saved } = someone({ ownDates: { list: () => ok([noted]) } });
    expect(await act({ outcome: 'no' })).toMatchObject({
      status: 409,
      view: {
        id: noted.id,
        version: 3,
        typed: { outcome: 'no' },
        message: {
          kind: 'conflict',
          current: [noted.title, 'By Monday 23 November', m.mine_todo_open()],
        },
      },
    });
    expect(saved).not.toHaveBeenCalled();
  });

  it('a form that is sent twice is stored under the same id', async () => {
    const stored: OwnTodo[] = [];
    const list = () => ok(stored);
    const first = someone({ ownDates: { list } });
    await first.act({ outcome: 'no' });
    const sent = first.saved.mock.calls[0]?.[1];
    stored.push(ownTodo({ id: sent?.id ?? '', version: 1 }));
    const { act, saved } = someone({ ownDates: { list } });
    expect(await act({ outcome: 'no' })).toHaveProperty('noticeId');
    expect(saved.mock.calls[0]?.[1]).toEqual(sent);
  });

  it('nothing is added while the notes are unavailable, because a note may exist', async () => {
    const { act, saved } = someone({ ownDates: { list: () => failed('timeout', null) } });
    expect(await act({ outcome: 'no', words: 'Jo' })).toMatchObject({
      status: 503,
      view: { typed: { outcome: 'no', words: 'Jo' }, message: { kind: 'problem' } },
    });
    expect(saved).not.toHaveBeenCalled();
  });

  it('a form for another university is refused', async () => {
    const { act } = someone();
    await expect(act({ university: 'Elsewhere', outcome: 'no' })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it.each<[string, Partial<OwnDatesClient>, number, object]>([
    ['fails', { save: () => failed('timeout', null) }, 503, { kind: 'problem' }],
    [
      'conflicts with a newer version',
      { save: () => ok({ outcome: 'conflict', current: noted, version: 4 }) },
      409,
      { kind: 'conflict', current: [noted.title, 'By Monday 23 November', m.mine_todo_open()] },
    ],
  ])('a form whose save %s is shown again with its input', async (_, ownDates, status, message) => {
    const { act } = someone({ ownDates });
    const outcome = await act({ id: noted.id, version: '2', outcome: 'called', words: 'Jo' });
    expect(outcome).toMatchObject({
      status,
      view: { typed: { outcome: 'called', words: 'Jo' }, message },
    });
  });
});
