import { defaultPageState } from '@applicant-hub/api-clients';
import type { Setting, ShownStatuses } from '@applicant-hub/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { loadGrid } from './grid.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const load = vi.fn<(id: string) => Promise<unknown>>();
vi.mock('./registry.server.ts', () => ({
  findWidgetServer: (id: string) =>
    id === 'Notes' || id === 'Decision' ? { id, load: () => load(id) } : undefined,
}));
let respond: (value: unknown) => void = () => undefined;
const parts = { ug: { applications: [] }, uc: { applications: [] } };
vi.mock('#app/features/application-status/applications/applications.server.ts', () => ({
  findApplications: () => new Promise((resolve) => (respond = resolve)),
}));
vi.mock('#app/features/application-status/upstream/shown-statuses.server.ts', () => ({
  shownStatuses: () => Promise.resolve(statuses),
}));
let statuses: ShownStatuses = {};
beforeEach(() => {
  load.mockReset();
  statuses = {};
});

const shown: Setting = {
  collection: 'dashboardWidgetsActive',
  name: 'Decision',
  data: 'true',
  lastUpdated: '2026-11-20T10:00:00Z',
  version: 1,
};

function scope(settings: readonly Setting[] = []): RequestScope {
  return testScope({
    request: new Request('http://hub.example/dashboard'),
    context: createTestSite().request().context,
    applicant: {
      session: { uid: 'person-1' },
      user: { settings },
      personalisation: { studyYear: 2027, studyLevel: 'Undergraduate' },
      pageState: defaultPageState,
    },
  });
}

it('the widgets load while the order waits for the applications', async () => {
  load.mockResolvedValueOnce('my notes');
  const grid = loadGrid(scope());
  await expect.poll(() => load).toHaveBeenCalled();
  respond({ parts, pending: [] });

  const { widgets, orders } = await grid;
  expect(widgets.find(({ widget }) => widget.id === 'Notes')?.data).toBe('my notes');
  expect([...orders[2].ids].sort()).toEqual(widgets.map(({ widget }) => widget.id).sort());
});

it('[GRD-40] the decision widget is in the grid, is ready, and has a title', async () => {
  const grid = loadGrid(scope());
  respond({ parts, pending: [] });
  const decision = (await grid).widgets.find(({ widget }) => widget.id === 'Decision');
  expect(decision).toMatchObject({
    state: 'ready',
    data: null,
    widget: { tile: { does: 'nothing' } },
  });
  expect(decision?.widget.title).not.toBe('');
});

it('[EXT-34] an applicant with a place has no decision tool unless they add it', async () => {
  statuses = { ug: 'placedFirm' };
  const idsFor = async (settings: readonly Setting[]) => {
    const grid = loadGrid(scope(settings));
    respond({ parts, pending: [] });
    const { widgets, orders } = await grid;
    const ids = widgets.map(({ widget }) => widget.id);
    expect([...orders[2].ids].sort()).toEqual([...ids].sort());
    return ids;
  };
  expect(await idsFor([])).not.toContain('Decision');
  // Hidden widgets are not loaded.
  expect(load.mock.calls).toEqual([['Notes']]);
  expect(await idsFor([shown])).toContain('Decision');
});
