import { video } from '@applicant-hub/api-clients/fixtures';
import type { YearStatuses } from '@applicant-hub/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { HubLiveView } from './view-types.ts';
import { server } from './widget.server.ts';

const statuses = vi.fn<() => Promise<YearStatuses>>();
vi.mock('#app/features/application-status/shown-statuses.server.ts', () => ({
  shownStatuses: () => statuses(),
}));
beforeEach(() => {
  statuses.mockReset();
});

/** The titles that somebody gets of these. */
async function titles(items: readonly ReturnType<typeof video>[]): Promise<string[]> {
  const { context } = createTestSite().request();
  const scope = testScope({
    request: new Request('http://hub.test/dashboard'),
    context: {
      ...context,
      clients: {
        content: { videos: () => Promise.resolve({ ok: true, value: [...items] }) },
      },
    },
    applicant: {
      session: { uid: 'someone', accessToken: 'token' },
      personalisation: { studyLevel: 'Undergraduate', studyYear: 2027, userPostcode: 'LE1 3HP' },
      pageState: { widgets: {} },
      user: { settings: [] },
    },
  });
  const view = (await server.load?.(scope, false)) as HubLiveView;
  return view?.videos.map(({ title }) => title) ?? [];
}

const items = [
  video({ title: 'While unis decide', faces: ['waiting'] }),
  video({ title: 'Your first term' }),
];

it.each<[YearStatuses, string[]]>([
  [{ ug: 'placedFirm' }, ['Your first term']],
  [{ ug: 'waitingForDecisions' }, ['While unis decide', 'Your first term']],
  // Not known: nothing is kept from them.
  [{}, ['While unis decide', 'Your first term']],
])('[EXT-34] for %o they are those of use', async (own, expected) => {
  statuses.mockResolvedValue(own);
  expect(await titles(items)).toEqual(expected);
});

it('ask for no application while they are for everybody', async () => {
  expect(await titles([video({ title: 'Your first term' })])).toEqual(['Your first term']);
  expect(statuses).not.toHaveBeenCalled();
});
