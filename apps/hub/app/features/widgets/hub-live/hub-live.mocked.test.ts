import { video } from '@applicant-hub/api-clients/fixtures';
import type { YearStatuses } from '@applicant-hub/domain';
import { expect, it, vi } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { HubLiveView } from './view-types.ts';
import { server } from './widget.server.ts';

const statuses = vi.fn<() => Promise<YearStatuses>>();
vi.mock('#app/features/application-status/upstream/shown-statuses.server.ts', () => ({
  shownStatuses: () => statuses(),
}));
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

it("[EXT-34] only videos for the applicant's stage of the year are shown", async () => {
  statuses.mockResolvedValue({ ug: 'placedFirm' });
  const items = [
    video({ title: 'While unis decide', faces: ['waiting'] }),
    video({ title: 'Your first term' }),
  ];
  expect(await titles(items)).toEqual(['Your first term']);
});
