import type { DraftSave, DraftToSave, SettingToSave } from '@applicant-hub/api-clients';
import { defaultPageState } from '@applicant-hub/api-clients';
import type { GridWidgetId, Setting } from '@applicant-hub/domain';
import { parsePersonalisation } from '@applicant-hub/domain';
import { describe, expect, it, vi } from 'vitest';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { changeArrangement } from './change.server.ts';
import type { ArrangeCommand } from './command.ts';
import { loadTools } from '../grid/tools.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { widgetSettings } from '@applicant-hub/api-clients/fixtures';

// Four tools, independent of the real registry. In the preset, CVBuilder follows Notes, and Notes
// follows the search.
const registered: readonly GridWidgetId[] = [
  'GlobalCourseSearch',
  'Notes',
  'CVBuilder',
  'Decision',
];
vi.mock('#app/features/application-status/upstream/shown-statuses.server.ts', () => ({
  shownStatuses: () => Promise.resolve({}),
}));
vi.mock('../grid/registry.ts', () => ({
  findWidget: (id: GridWidgetId) =>
    registered.includes(id)
      ? {
          definition: {
            id,
            title: () => `The ${id}`,
            description: () => '',
            icon: 'note',
            colour: 'primary',
            link: null,
          },
        }
      : undefined,
}));

const keyOf = ({ collection, name }: Pick<Setting, 'collection' | 'name'>) =>
  `${collection}/${name}`;
const ORDER = 'dashboardWidgetsOrder/undergraduate';

/** An account that stores its settings. Other tabs can save before each save by the test. */
function account(saved: Record<string, unknown> = {}) {
  const state = {
    saved: new Map<string, unknown>(Object.entries(saved)),
    version: 1,
    isDown: false,
    /** Orders that other tabs save before each save by the test. */
    others: [] as unknown[],
    disabled: [] as GridWidgetId[],
  };
  const store = (key: string, data: unknown) => {
    const before = state.saved.get(key);
    const isObject = (value: unknown): value is object =>
      typeof value === 'object' && value !== null && !Array.isArray(value);
    const merged =
      isObject(before) && isObject(data)
        ? Object.fromEntries(
            Object.entries({ ...before, ...data }).filter(([, value]) => value !== null),
          )
        : data;
    const isEmpty = (value: unknown) => isObject(value) && Object.keys(value).length === 0;
    state.version += 1;
    if (isEmpty(data) || isEmpty(merged)) state.saved.delete(key);
    else state.saved.set(key, merged);
  };
  const setting = (key: string): Setting | null => {
    const [collection, name] = key.split('/') as [Setting['collection'], string];
    return state.saved.has(key)
      ? {
          collection,
          name,
          data: JSON.stringify(state.saved.get(key)),
          lastUpdated: '',
          version: state.version,
        }
      : null;
  };
  const down = () => failed('unavailable', 503);
  const identity = {
    saveSetting(_call: unknown, wanted: SettingToSave) {
      if (state.isDown) return down();
      store(keyOf(wanted), wanted.data);
      return ok(null);
    },
    saveDraft(_call: unknown, draft: DraftToSave) {
      if (state.isDown) return down();
      const key = keyOf(draft);
      const other = state.others.shift();
      if (other !== undefined) store(key, other);
      const current = setting(key);
      if ((current?.version ?? 0) !== draft.expectedVersion) {
        return ok<DraftSave>({ outcome: 'conflict', current });
      }
      store(key, draft.data);
      return ok<DraftSave>({ outcome: 'saved', setting: null });
    },
  };
  const site = createTestSite();
  /** A new request, which reads the current settings. */
  const scope = (): RequestScope => {
    const { context } = site.request();
    void context.once('applications:2027', () =>
      Promise.resolve({ parts: { ug: { applications: [] } }, pending: [] }),
    );
    return testScope({
      request: new Request('http://hub/resources/arrangement'),
      context: { ...context, clients: { identity } },
      applicant: {
        session: { uid: 'me', accessToken: 'token' },
        user: { settings: [...state.saved.keys()].flatMap((key) => setting(key) ?? []) },
        personalisation: parsePersonalisation('{"studyLevel":"Undergraduate","studyYear":2027}'),
        pageState: {
          ...defaultPageState,
          widgets: Object.fromEntries(
            state.disabled.map((id) => [id, widgetSettings({ disable: true })]),
          ),
        },
      },
    });
  };
  const change = (command: ArrangeCommand) => changeArrangement(scope(), command);
  const ids = async (columns: 2 | 3 | 4 = 2) => {
    const { shown, hidden } = await loadTools(scope(), columns);
    return { shown: shown.map(({ id }) => id), hidden: hidden.map(({ id }) => id) };
  };
  return { state, scope, change, ids };
}

const all = ['GlobalCourseSearch', 'Notes', 'CVBuilder', 'Decision'];

describe('moving a tool', () => {
  it('[EXT-4] a move changes the position of one tool, and only for one column count', async () => {
    const { change, ids } = account();
    const result = await change({ intent: 'earlier', widget: 'CVBuilder', columns: 2 });
    expect(result).toMatchObject({
      ok: true,
      notice: {
        text: 'The CVBuilder, moved to position 2 of 4.',
        tone: 'success',
        canUndo: true,
      },
    });
    expect((await ids(2)).shown).toEqual(['GlobalCourseSearch', 'CVBuilder', 'Notes', 'Decision']);
    expect((await ids(3)).shown).toEqual(all);

    await change({ intent: 'place', widget: 'Decision', columns: 3, position: 1 });
    expect((await ids(3)).shown).toEqual(['Decision', 'GlobalCourseSearch', 'Notes', 'CVBuilder']);
    expect((await ids(2)).shown).toEqual(['GlobalCourseSearch', 'CVBuilder', 'Notes', 'Decision']);
  });

  it('[EXT-4] a move skips hidden tools', async () => {
    const { change, ids } = account({ 'dashboardWidgetsActive/Notes': false });
    const { notice } = await change({ intent: 'earlier', widget: 'CVBuilder', columns: 2 });
    expect(notice.text).toContain('position 1 of 3');
    expect((await ids()).shown).toEqual(['CVBuilder', 'GlobalCourseSearch', 'Decision']);
  });

  it('[EXT-5] undoing a move restores the suggested order if the user had no saved order', async () => {
    const { state, scope, change, ids } = account();
    await change({ intent: 'earlier', widget: 'Decision', columns: 4 });
    const { notice } = await change({ intent: 'later', widget: 'Notes', columns: 2 });
    await undoChange(scope(), notice.id);
    expect((await ids(2)).shown).toEqual(all);
    expect(Object.keys(state.saved.get(ORDER) as object)).toEqual(['4']);
  });

  it.each([
    ['earlier', 'GlobalCourseSearch', 'The GlobalCourseSearch is already first.'],
    ['later', 'Decision', 'The Decision is already last.'],
  ] as const)(
    'the command %s changes nothing for a tool that is already first or last',
    async (intent, widget, text) => {
      const { state, change } = account();
      expect(await change({ intent, widget, columns: 2 })).toMatchObject({
        ok: true,
        notice: { text, canUndo: false },
      });
      expect(state.saved.size).toBe(0);
    },
  );

  it('a move applies to the order that another tab has saved in the meantime', async () => {
    const { state, change, ids } = account();
    state.others = [{ 2: ['Decision', 'CVBuilder', 'Notes', 'GlobalCourseSearch'] }];
    const { notice } = await change({ intent: 'earlier', widget: 'CVBuilder', columns: 2 });
    expect(notice.text).toContain('position 1 of 4');
    expect((await ids()).shown).toEqual(['CVBuilder', 'Decision', 'Notes', 'GlobalCourseSearch']);
  });

  it('a move fails, without losing data, if other tabs save continuously', async () => {
    const { state, change } = account();
    state.others = Array.from({ length: 9 }, () => ({ 2: ['Decision', 'Notes'] }));
    const result = await change({ intent: 'earlier', widget: 'CVBuilder', columns: 2 });
    expect(result).toMatchObject({ ok: false, notice: { tone: 'danger', canUndo: false } });
    expect(state.saved.get(ORDER)).toEqual({ 2: ['Decision', 'Notes'] });
  });

  it('a move of a tool that another tab has hidden is rejected', async () => {
    const { change } = account({ 'dashboardWidgetsActive/Notes': false });
    const result = await change({ intent: 'later', widget: 'Notes', columns: 2 });
    expect(result).toMatchObject({ ok: false, notice: { tone: 'danger' } });
  });
});

describe('hiding and adding', () => {
  it('[EXT-6][GRD-34] a hidden tool is listed as hidden, and has its old position when it is added again', async () => {
    const { change, ids } = account();
    expect(await change({ intent: 'hide', widget: 'Notes' })).toMatchObject({
      ok: true,
      notice: { text: 'The Notes is hidden. You can add it back whenever you like.' },
    });
    const without = ['GlobalCourseSearch', 'CVBuilder', 'Decision'];
    expect(await ids(2)).toEqual({ shown: without, hidden: ['Notes'] });
    expect(await ids(4)).toEqual({ shown: without, hidden: ['Notes'] });

    await change({ intent: 'show', widget: 'Notes' });
    expect(await ids()).toEqual({ shown: all, hidden: [] });
  });

  it('[EXT-5] hiding a tool can be undone', async () => {
    const { state, scope, change, ids } = account();
    const hidden = await change({ intent: 'hide', widget: 'Notes' });
    await undoChange(scope(), hidden.notice.id);
    expect((await ids()).shown).toEqual(all);
    expect(state.saved.size).toBe(0);
  });

  it('a tool that is not offered to the user cannot be added', async () => {
    const { state, change, ids } = account();
    state.disabled = ['Notes'];
    expect(await change({ intent: 'show', widget: 'Notes' })).toMatchObject({ ok: false });
    expect(await change({ intent: 'show', widget: 'Tariff' })).toMatchObject({ ok: false });
    expect(state.saved.size).toBe(0);
    expect((await ids()).hidden).toEqual([]);
  });
});

describe('the suggested layout', () => {
  it('[EXT-5] a reset restores the layout of one column count and the hidden tools; undo reverts both', async () => {
    const { scope, change, ids } = account();
    await change({ intent: 'earlier', widget: 'Decision', columns: 2 });
    await change({ intent: 'earlier', widget: 'Decision', columns: 3 });
    await change({ intent: 'hide', widget: 'Notes' });
    const before = [await ids(2), await ids(3)];

    const { ok, notice } = await change({ intent: 'reset', columns: 2 });
    expect(ok).toBe(true);
    expect(await ids(2)).toEqual({ shown: all, hidden: [] });
    expect((await ids(3)).shown).toEqual(['GlobalCourseSearch', 'Notes', 'Decision', 'CVBuilder']);

    await undoChange(scope(), notice.id);
    expect([await ids(2), await ids(3)]).toEqual(before);
  });

  it('a reset changes nothing if the layout is the suggested layout', async () => {
    const { change } = account();
    expect(await change({ intent: 'reset', columns: 2 })).toMatchObject({
      ok: true,
      notice: { canUndo: false },
    });
  });
});

it.each([
  { intent: 'later', widget: 'Notes', columns: 2 },
  { intent: 'hide', widget: 'Notes' },
  { intent: 'reset', columns: 2 },
] as const)('if the command %o cannot be saved, the notice is an error', async (command) => {
  const { state, change } = account({ [ORDER]: { 2: [...all].reverse() } });
  state.isDown = true;
  expect(await change(command)).toMatchObject({
    ok: false,
    notice: { tone: 'danger', canUndo: false },
  });
});
