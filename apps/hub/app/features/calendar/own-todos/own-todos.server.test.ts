import type { OwnDatesClient } from '@applicant-hub/api-clients';
import { ownDate, ownTodo, ownTodoDetails } from '@applicant-hub/api-clients/fixtures';
import { m } from '@applicant-hub/copy';
import { describe, expect, it, vi } from 'vitest';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { failed, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { undoOwnDate } from '../own-dates/undo.server.ts';
import { actOwnTodo } from './act.server.ts';
import { loadOwnTodos } from './list.server.ts';
import { toggleOwnTodo } from './toggle.server.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const typed = {
  version: '3',
  title: 'Book the train to York',
  'on-day': '3',
  'on-month': '2',
  'on-year': '2027',
};

/** An applicant with a date and a to-do. The test can replace the API responses. */
function someone(fakes: Partial<OwnDatesClient> = {}) {
  const saved = vi.fn<OwnDatesClient['save']>((_, { id, expectedVersion, ...details }) =>
    ok({ outcome: 'saved', item: { ...details, id, version: expectedVersion + 1 } }),
  );
  const removed = vi.fn<OwnDatesClient['remove']>((_, { expectedVersion }) =>
    ok({ outcome: 'removed', version: expectedVersion + 1 }),
  );
  const call = testScope({
    context: {
      now: () => new Date('2027-02-01T10:00:00Z'),
      clients: {
        ownDates: {
          list: () => ok([ownDate(), ownTodo()]),
          save: saved,
          remove: removed,
          ...fakes,
        },
      },
    },
  });
  return {
    call,
    saved,
    removed,
    act: (fields: Record<string, string>, id: string | null = 'a-train') =>
      actOwnTodo(call, id, formOf({ ...typed, ...fields })),
    tick: (done: boolean, todo = 'a-train') =>
      toggleOwnTodo(call, formOf({ todo, done: String(done) })),
    undo: (noticeId: string) => undoChange(call, noticeId, { ownDates: undoOwnDate }),
  };
}

const conflict = () =>
  ok({
    outcome: 'conflict',
    current: ownTodo({ version: 7, date: null, done: true }),
    version: 7,
  } as const);

describe('the form of a to-do', () => {
  const newTodo = { key: 'a-key-of-16-chars', version: '0' };

  it('[EXT-36] the form adds a to-do without a day, and the addition can be undone', async () => {
    const { act, undo, saved, removed } = someone();
    const outcome = await act({ ...newTodo, 'on-day': '', 'on-month': '', 'on-year': '' }, null);
    const added = saved.mock.calls[0]?.[1];
    expect(added).toMatchObject({ expectedVersion: 0, ...ownTodoDetails({ date: null }) });
    expect(await undo('noticeId' in outcome ? outcome.noticeId : '')).toMatchObject({ ok: true });
    expect(removed.mock.calls[0]?.[1]).toEqual({ id: added?.id, expectedVersion: 1 });
  });

  it('[EXT-36] a form that is submitted twice adds one to-do; other content with the same key adds a second to-do', async () => {
    const { act, saved } = someone();
    for (const title of ['Book the train', 'Book the train', 'Book a room']) {
      await act({ ...newTodo, title }, null);
    }
    const [first, again, other] = saved.mock.calls.map(([, { id }]) => id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('[EXT-36] the form changes or deletes the version of a to-do that it shows, and an undo reverts this', async () => {
    for (const fields of [{ title: 'Book a coach', done: 'yes' }, { intent: 'delete' }]) {
      const { act, undo, saved, removed } = someone();
      const outcome = await act(fields);
      const sent = 'title' in fields ? saved.mock.calls[0]?.[1] : removed.mock.calls[0]?.[1];
      expect(sent).toMatchObject({ id: 'a-train', expectedVersion: 3 });
      if ('title' in fields) expect(sent).toMatchObject({ title: 'Book a coach', done: true });
      expect(await undo('noticeId' in outcome ? outcome.noticeId : '')).toMatchObject({ ok: true });
      expect(saved.mock.calls.at(-1)?.[1]).toEqual({
        id: 'a-train',
        expectedVersion: 4,
        ...ownTodoDetails(),
      });
    }
  });

  it('[EXT-36] an invalid form shows errors, and no API is called', async () => {
    const { act, saved } = someone();
    expect(await act({ title: ' ', 'on-day': '30' })).toMatchObject({
      status: 400,
      view: {
        typed: { title: ' ', day: '30' },
        errors: { title: m.mine_todo_error_title_missing(), date: m.mine_error_date_unreal() },
      },
    });
    expect(saved).not.toHaveBeenCalled();
  });

  it('[EXT-36] after a conflict, the form shows the other version next to the input, and the next save replaces it', async () => {
    const { act } = someone({ save: conflict });
    expect(await act({ title: 'Book a coach' })).toMatchObject({
      status: 409,
      view: {
        version: 7,
        typed: { title: 'Book a coach', day: '3' },
        message: {
          kind: 'conflict',
          current: ['Book the train to York', m.mine_todo_no_day(), m.todo_is_done()],
        },
      },
    });
  });

  it.each([
    [{}, m.mine_todo_not_saved()],
    [{ intent: 'delete' }, m.mine_todo_not_deleted()],
  ])(
    '[EXT-36] the form shows its input again when the API call fails (%o)',
    async (fields, text) => {
      const down = () => failed('timeout', null);
      const { act } = someone({ save: down, remove: down });
      expect(await act(fields)).toMatchObject({
        status: 503,
        view: { typed: { title: typed.title }, message: { kind: 'problem', text } },
      });
    },
  );
});

describe('ticking a to-do', () => {
  it('[EXT-36] ticking a to-do saves its current version as done, and an undo reverts this', async () => {
    const { tick, undo, saved } = someone();
    const result = await tick(true);
    expect(result).toMatchObject({
      ok: true,
      notice: { text: 'Book the train to York marked as done.' },
    });
    expect(saved.mock.calls[0]?.[1]).toEqual({
      id: 'a-train',
      expectedVersion: 3,
      ...ownTodoDetails({ done: true }),
    });
    await undo(result.notice.id);
    expect(saved.mock.calls[1]?.[1]).toMatchObject({ expectedVersion: 4, done: false });
  });

  it.each<[string, Partial<OwnDatesClient>, string]>([
    ['a changed to-do', { save: conflict }, m.mine_todo_not_ticked({ title: typed.title })],
    ['a deleted to-do', { list: () => ok([]) }, m.mine_todo_gone()],
    ['a to-do that fails to load', { list: () => failed('timeout', null) }, m.notices_not_saved()],
    ['an unreadable to-do', { list: () => partial([]) }, m.notices_not_saved()],
    [
      'a to-do that fails to save',
      { save: () => failed('timeout', null) },
      m.todo_not_saved({ name: typed.title }),
    ],
  ])('[EXT-36] ticking %s changes nothing, and shows a message', async (_, fakes, text) => {
    expect(await someone(fakes).tick(true)).toMatchObject({ ok: false, notice: { text } });
  });

  it('[EXT-36] ticking a to-do after the session has expired redirects to sign-in', async () => {
    for (const fakes of [
      { list: () => failed('unauthorised', 401) },
      { save: () => failed('unauthorised', 401) },
    ]) {
      await expect(someone(fakes).tick(true)).rejects.toMatchObject({ status: 302 });
    }
  });

  it('[EXT-36] a date cannot be marked as done', async () => {
    expect(await someone().tick(true, 'an-interview')).toMatchObject({ ok: false });
  });
});

describe('the list', () => {
  it.each([
    [{ date: null }, null, false],
    [{ date: '2027-02-01' }, 'Due today', false],
    [{ date: '2027-02-02' }, 'By Tuesday 2 February, tomorrow', false],
    [{ date: '2027-02-11' }, 'By Thursday 11 February, in 10 days', false],
    [{ date: '2027-01-31' }, 'It was due yesterday, Sunday 31 January', true],
    [{ date: '2027-01-20' }, 'It was due on Wednesday 20 January, 12 days ago', true],
    [{ date: '2027-01-20', done: true }, 'By Wednesday 20 January', false],
  ])('[EXT-36] a to-do shows when it is due: %o', async (fields, due, isLate) => {
    const { call } = someone({ list: () => ok([ownDate(), ownTodo(fields)]) });
    expect(await loadOwnTodos(call)).toMatchObject({
      problem: null,
      todos: [{ todo: 'a-train', due, isLate }],
    });
  });

  it('a right-to-left title does not change the direction of the surrounding text in the list and in a notice', async () => {
    const { call, tick } = someone({ list: () => ok([ownTodo({ title: 'ראיון 12' })]) });
    const title = '\u2068ראיון 12\u2069';
    expect(await loadOwnTodos(call)).toMatchObject({
      todos: [{ title, change: { label: `Change: ${title}` } }],
    });
    expect(await tick(true)).toMatchObject({ notice: { text: `${title} marked as done.` } });
  });

  it('[EXT-36][AMB-119] the list shows the to-dos that could be read, and states that some are missing', async () => {
    const { call } = someone({ list: () => partial([ownTodo()]) });
    expect(await loadOwnTodos(call)).toMatchObject({
      problem: m.mine_todo_some_unknown(),
      todos: [{ todo: 'a-train' }],
    });
  });

  it('[EXT-36] if the API fails, the list is shown as unavailable and not as empty', async () => {
    const { call } = someone({ list: () => failed('timeout', null) });
    expect(await loadOwnTodos(call)).toMatchObject({ problem: m.mine_todo_unknown(), todos: [] });
  });
});
