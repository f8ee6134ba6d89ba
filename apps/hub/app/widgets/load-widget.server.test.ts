import { beforeEach, expect, it, vi } from 'vitest';
import { createTestSite } from '../server/testing/context.ts';
import type { WidgetView } from './definition.ts';
import { loadWidget } from './load-widget.server.ts';
import type { WidgetScope } from './scope.ts';

const load = vi.fn<() => Promise<unknown>>();
vi.mock('./server-half.server.ts', () => ({
  findWidgetServer: (id: string) => (id === 'Notes' ? { id, load: () => load() } : undefined),
}));
beforeEach(() => {
  load.mockReset();
});

const site = createTestSite({ config: { pageBudgetMs: 30 } });
const notes = { id: 'Notes' } as WidgetView;
const never = () => new Promise(() => undefined);

/** A page of a person who has saved this. */
function scopeOf(data = 'undergraduate'): WidgetScope {
  return {
    context: site.request().context,
    applicant: {
      session: { uid: 'person-1' },
      user: { settings: [{ collection: 'dashboardUserData', name: 'Personalisation', data }] },
    },
  } as unknown as WidgetScope;
}

it('a widget without data of its own is ready', async () => {
  const widget = { id: 'Decision' } as WidgetView;
  expect(await loadWidget(widget, scopeOf(), false)).toEqual({
    widget,
    state: 'ready',
    data: null,
  });
});

it('a widget that throws breaks nothing but itself, and is logged once', async () => {
  load.mockRejectedValueOnce(new Error('no table'));
  const scope = scopeOf();
  const error = vi.spyOn(scope.context.log, 'error');
  expect(await loadWidget(notes, scope, false)).toMatchObject({ state: 'error', data: null });
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]).toMatchObject([{ widget: 'Notes' }, 'a widget could not be loaded']);
});

it('a redirect of a widget is one of the page', async () => {
  const redirect = new Response(null, { status: 302 });
  load.mockRejectedValueOnce(redirect);
  await expect(loadWidget(notes, scopeOf(), false)).rejects.toBe(redirect);
});

it('[SYS-16] a widget that hangs holds up the page no longer than its budget', async () => {
  load.mockImplementationOnce(never);
  const start = Date.now();
  expect(await loadWidget(notes, scopeOf('hangs'), false)).toMatchObject({
    state: 'pending',
    data: null,
  });
  expect(Date.now() - start).toBeLessThan(1_000);
});

it('[GRD-39] what comes late is shown by the next page, but never after a save', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const asLate = () => new Promise((resolve) => (answer = resolve));

  load.mockImplementationOnce(asLate);
  expect((await loadWidget(notes, scopeOf('2026'), false)).state).toBe('pending');
  answer('for 2026');
  expect((await loadWidget(notes, scopeOf('2026'), false)).data).toBe('for 2026');

  load.mockImplementationOnce(asLate);
  expect((await loadWidget(notes, scopeOf('2026'), false)).state).toBe('pending');
  answer('for 2026');
  load.mockResolvedValueOnce('for 2027');
  expect((await loadWidget(notes, scopeOf('2027'), false)).data).toBe('for 2027');
});
