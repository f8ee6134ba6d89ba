import { savePanel } from '@applicant-hub/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';
import { loadWidget } from './load-widget.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { callsEndAt, graceMs } from '#app/platform/server/upstream/page-budget.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const load = vi.fn<() => Promise<unknown>>();
vi.mock('./registry.server.ts', () => ({
  findWidgetServer: (id: string) => (id === 'Notes' ? { id, load: () => load() } : undefined),
}));
beforeEach(() => {
  load.mockReset();
});

const site = createTestSite({ config: { pageBudgetMs: 30 } });
const notes = { id: 'Notes' } as WidgetView;
const never = () => new Promise(() => undefined);

/** The page request of a user with this saved data. */
function scopeOf(data = 'undergraduate', search = ''): RequestScope {
  return testScope({
    request: new Request(`http://hub.example/dashboard${search}`),
    context: { ...site.request().context, requestId: crypto.randomUUID() },
    applicant: {
      session: { uid: 'person-1' },
      user: { settings: [{ collection: 'dashboardUserData', name: 'Personalisation', data }] },
    },
  });
}

it('a widget without data is ready', async () => {
  const widget = { id: 'Decision' } as WidgetView;
  expect(await loadWidget(widget, scopeOf(), false)).toEqual({
    widget,
    state: 'ready',
    data: null,
  });
});

it('a widget that throws has the state error, and the error is logged once', async () => {
  load.mockRejectedValueOnce(new Error('no table'));
  const scope = scopeOf();
  const error = vi.spyOn(scope.context.log, 'error');
  expect(await loadWidget(notes, scope, false)).toMatchObject({ state: 'error', data: null });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]).toMatchObject([{ widget: 'Notes' }, 'widget failed to load']);
});

it('a widget that waits for a slow response is pending', async () => {
  load.mockResolvedValueOnce(PENDING);
  expect(await loadWidget(notes, scopeOf(), false)).toMatchObject({ state: 'pending', data: null });
});

it('a redirect that a widget throws redirects the page', async () => {
  const redirect = new Response(null, { status: 302 });
  load.mockRejectedValueOnce(redirect);
  await expect(loadWidget(notes, scopeOf(), false)).rejects.toBe(redirect);
});

describe('the time limit of a widget', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /**
   * A page request that starts now. Its calls have a deadline before the end of the page budget.
   */
  function pageOf(data: string): RequestScope {
    const scope = scopeOf(data);
    scope.context.deadline = callsEndAt(site.config);
    return scope;
  }
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('[SYS-16] a widget that never loads delays the page no longer than its budget', async () => {
    load.mockImplementationOnce(never);
    const settled = vi.fn();
    void loadWidget(notes, pageOf('hangs'), false).then(settled);
    await vi.advanceTimersByTimeAsync(site.config.pageBudgetMs + 1);
    expect(settled).toHaveBeenCalledWith({ widget: notes, state: 'pending', data: null });
  });

  it('[SYS-16] a widget that never loads is pending immediately if the page has no budget left', async () => {
    load.mockImplementationOnce(never);
    const scope = scopeOf('too late');
    scope.context.deadline = Date.now() - 100;
    const settled = vi.fn();
    void loadWidget(notes, scope, false).then(settled);
    await vi.advanceTimersByTimeAsync(50);
    expect(load).toHaveBeenCalled();
    expect(settled).toHaveBeenCalledWith({ widget: notes, state: 'pending', data: null });
  });

  it('[SYS-16] after the deadline of its optional calls, a widget has extra time to finish', async () => {
    const scope = pageOf('busy');
    load.mockImplementationOnce(async () => {
      await after(scope.context.deadline - Date.now());
      await after(graceMs(site.config) / 2);
      return 'the rest';
    });
    const loaded = loadWidget(notes, scope, false);
    await vi.advanceTimersByTimeAsync(site.config.pageBudgetMs + 1);
    expect(await loaded).toMatchObject({ state: 'ready', data: 'the rest' });
  });
});

/** Loads a widget that is too slow for this page and finishes loading later. */
async function lateFor(scope: RequestScope, isFocused: boolean, value: string): Promise<void> {
  let respond: (value: unknown) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  expect((await loadWidget(notes, scope, isFocused)).state).toBe('pending');
  respond(value);
}

it('the next page shows data that loaded after the budget of the previous page', async () => {
  await lateFor(scopeOf('2026'), false, 'for 2026');
  expect((await loadWidget(notes, scopeOf('2026'), false)).data).toBe('for 2026');
});

const saved = { studyLevel: 'Undergraduate', studyYear: '2026' };

it('[GRD-39] data that loaded for old preferences is not shown after they change', async () => {
  await lateFor(scopeOf(JSON.stringify(saved)), false, 'for 2026');
  const typed = { ...saved, studyYear: '2027' };
  const change = savePanel('hub-personalisation', saved, typed, saved).data;
  load.mockResolvedValueOnce('for 2027');
  const next = scopeOf(JSON.stringify({ ...saved, ...change }));
  expect((await loadWidget(notes, next, false)).data).toBe('for 2027');
});

it.each([
  ['the data belongs to another address', '?tariff-type=A', false],
  ['the data belongs to the page of a single widget', '', true],
])(
  'data that loaded too late is not used for a different page: %s',
  async (title, search, isFocused) => {
    await lateFor(scopeOf(title), isFocused, 'old');
    load.mockResolvedValueOnce('new');
    expect((await loadWidget(notes, scopeOf(title, search), isFocused)).data).toBe('new');
  },
);
