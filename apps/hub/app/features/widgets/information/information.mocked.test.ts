import type { Failure } from '@applicant-hub/api-clients';
import { personalArticle } from '@applicant-hub/api-clients/fixtures';
import type { YearStatuses } from '@applicant-hub/domain';
import { expect, it, vi } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { InformationView } from './view-types.ts';
import { server } from './widget.server.ts';

const statuses = vi.fn<() => Promise<YearStatuses>>();
vi.mock('#app/features/application-status/upstream/shown-statuses.server.ts', () => ({
  shownStatuses: () => statuses(),
}));
const failure: Failure = {
  kind: 'unavailable',
  api: 'identity',
  status: 503,
  message: 'Later.',
  detail: null,
};

async function titles(items: readonly ReturnType<typeof personalArticle>[]): Promise<string[]> {
  const { context } = createTestSite().request();
  const scope = testScope({
    request: new Request('http://hub.test/dashboard'),
    context: {
      ...context,
      clients: {
        content: { personalArticles: () => Promise.resolve({ ok: true, value: [...items] }) },
        identity: { favouritesOverview: () => Promise.resolve({ ok: false, failure }) },
      },
    },
    applicant: {
      session: { uid: 'someone', accessToken: 'token' },
      personalisation: { studyLevel: 'Undergraduate', studyYear: 2027, userPostcode: 'LE1 3HP' },
      pageState: { widgets: {} },
      user: { settings: [] },
    },
  });
  const view = (await server.load?.(scope, false)) as InformationView;
  return view?.articles.map(({ title }) => title) ?? [];
}

it("[EXT-34] only articles for the applicant's stage of the year are shown", async () => {
  statuses.mockResolvedValue({ ug: 'placedFirm' });
  const items = [
    personalArticle({ title: 'While unis decide', faces: ['waiting'] }),
    personalArticle({ title: 'Your first term' }),
  ];
  expect(await titles(items)).toEqual(['Your first term']);
});
