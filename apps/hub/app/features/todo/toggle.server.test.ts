import type { HubUser, SettingToSave } from '@applicant-hub/api-clients';
import { describe, expect, it } from 'vitest';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { toggleTodo } from './toggle.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const now = new Date('2026-11-20T09:15:00Z');

const record = (name: string, data: string): HubUser['settings'][number] => ({
  collection: 'dashboardTodo',
  name,
  data,
  lastUpdated: '10/11/2026 09:15:00',
  version: 2,
});

/** Sends the form of a user with these settings to an account that saves or fails to save. */
async function toggle(
  fields: Record<string, string>,
  { settings = [], saves = true }: { settings?: HubUser['settings']; saves?: boolean } = {},
) {
  const { context } = createTestSite({ config: { fixedNow: now } }).request();
  const saved: SettingToSave[] = [];
  Object.assign(context.clients, {
    identity: {
      saveSetting: (_context: unknown, setting: SettingToSave) => {
        saved.push(setting);
        return Promise.resolve(
          saves ? { ok: true, value: null } : { ok: false, failure: { kind: 'status' } },
        );
      },
    },
  });
  const call = testScope({
    context,
    applicant: {
      session: { uid: 'waiting', accessToken: 'access' },
      user: { settings },
    },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { answer: await toggleTodo(call, form), saved, call };
}

const options = { collection: 'dashboardTodo', name: 'options', immediate: true };

describe('marking a step as done', () => {
  it('[TDO-10][TDO-14] pressing the button saves the step at once, with the time', async () => {
    const { saved } = await toggle({ todo: 'options', done: 'true' });
    expect(saved).toEqual([
      { ...options, data: { done: true, lastUpdated: '2026-11-20T09:15:00.000Z' } },
    ]);
  });

  it.each([
    ['true', 'Your options marked as done.'],
    ['false', 'Your options marked as not done.'],
  ])('[TDO-12] after a form with done=%s, the notice is: %s', async (done, text) => {
    const { answer: result } = await toggle({ todo: 'options', done });
    expect(result).toMatchObject({ ok: true, notice: { tone: 'success', text, canUndo: true } });
  });

  it.each([
    ['a step that was never changed', [], {}],
    [
      'a step with its time',
      [record('options', '{"done":false,"lastUpdated":"2026-11-01T10:00:00.000Z"}')],
      { done: false, lastUpdated: '2026-11-01T10:00:00.000Z' },
    ],
    [
      'a step without a time',
      [record('options', '{"done":true}')],
      { done: true, lastUpdated: null },
    ],
  ])('[EXT-5] undo restores %s', async (_what, settings, data) => {
    const {
      answer: result,
      saved,
      call,
    } = await toggle({ todo: 'options', done: 'true' }, { settings });
    expect((await undoChange(call, result.notice.id)).ok).toBe(true);
    expect(saved[1]).toEqual({ ...options, data });
  });

  it('a failed save shows an error, and cannot be undone', async () => {
    const { answer: result } = await toggle({ todo: 'options', done: 'true' }, { saves: false });
    expect(result.ok).toBe(false);
    expect(result.notice).toMatchObject({ tone: 'danger', canUndo: false });
    expect(result.notice.text).toContain("Your options couldn't be saved");
  });

  it.each([{}, { todo: 'register', done: 'true' }])(
    'a form with the fields %o saves nothing',
    async (fields) => {
      const { answer: result, saved } = await toggle(fields);
      expect(result.ok).toBe(false);
      expect(saved).toEqual([]);
    },
  );
});
