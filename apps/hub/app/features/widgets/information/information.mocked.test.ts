import type { Failure } from '@applicant-hub/api-clients';
import { personalArticle } from '@applicant-hub/api-clients/fixtures';
import type { YearStatuses } from '@applicant-hub/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { InformationView } from './view-types.ts';
import { server } from './widget.server.ts';

const statuses = vi.fn<() => Promise<YearStatuses>>();
vi.mock('#app/features/application-status/shown-statuses.server.ts', () => ({
  shownStatuses: () => statuses(),
}));
beforeEach(() => {
  statuses.mockReset();
});

const failure: Failure = {
  kind: 'unavailable',
  api: 'identity',
  status: 503,
  message: 'Later.',
  detail: null,
};

/** The titles that somebody gets of these. */
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

const items = [
  personalArticle({ title: 'While unis decide', faces: ['waiting'] }),
  personalArticle({ title: 'Your first term' }),
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
  expect(await titles([personalArticle({ title: 'Your first term' })])).toEqual([
    'Your first term',
  ]);
  expect(statuses).not.toHaveBeenCalled();
});
