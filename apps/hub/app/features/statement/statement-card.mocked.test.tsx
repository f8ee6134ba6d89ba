import type { KnownStatuses, YearStatuses } from '@applicant-hub/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import { loadStatement } from './load.server.ts';
import { StatementCard } from './StatementCard.tsx';
import { statementNew } from './statement-new/widget.ts';

const shown = vi.fn<() => Promise<YearStatuses>>();
const last = vi.fn<() => Promise<KnownStatuses>>();
vi.mock('#app/features/application-status/upstream/shown-statuses.server.ts', () => ({
  shownStatuses: () => shown(),
}));
vi.mock('#app/features/application-status/upstream/committed.server.ts', () => ({
  lastStatuses: () => last(),
}));
beforeEach(() => void last.mockResolvedValue({ ug: null, uc: null }));

async function cardOf(whyStudy: string): Promise<string> {
  const { context } = createTestSite().request();
  const setting = {
    ...({ collection: 'dashboardData', name: 'StatementNew', version: 1 } as const),
    ...{ data: JSON.stringify({ whyStudy }), lastUpdated: '20/11/2026 09:15:00' },
  };
  const scope = testScope({
    request: new Request('http://hub.test/dashboard'),
    context,
    applicant: {
      user: { settings: [setting] },
      pageState: { widgets: {} },
      personalisation: { studyLevel: 'Undergraduate', studyYear: 2027 },
    },
  });
  const data = await loadStatement(scope, 'StatementNew', false);
  const widget = widgetView(statementNew.definition, scope);
  return renderPage(<StatementCard widget={widget} data={data} outcome={null} />, '/dashboard');
}

const written = 'Words about words.';

it.each<[YearStatuses, string, string]>([
  [{ ug: 'inProgress' }, written, 'Continue writing'],
  [{ ug: 'inProgress' }, '', 'Start writing'],
  [{ ug: 'waitingForDecisions' }, written, 'Read what you wrote'],
  [{ ug: 'waitingForDecisions' }, '', 'Nothing is written here, and nothing needs to be now.'],
  [{ ug: 'placedFirm' }, written, 'Read what you wrote'],
  // The statement belongs to the undergraduate application if the applicant has such an
  // application.
  [{ ug: 'inProgress', uc: 'sent' }, written, 'Continue writing'],
  [{ uc: 'sent' }, written, 'Read what you wrote'],
  [{ ug: 'applicationReturned' }, written, 'Continue writing'],
  [{ ug: 'over' }, written, 'Read what you wrote'],
  [{}, written, 'Continue writing'],
])(
  '[EXT-31] with the statuses %j and the text %j, the card shows: %s',
  async (statuses, text, expected) => {
    shown.mockResolvedValue(statuses);
    const html = await cardOf(text);
    expect(html).toContain(expected);
    if (expected.startsWith('Read')) expect(html).not.toMatch(/(Continue|Start) writing/);
  },
);

it('[EXT-31] while a status is uncertain, the card uses the last known status', async () => {
  shown.mockResolvedValue({});
  last.mockResolvedValue({ ug: 'waitingForDecisions', uc: null });
  expect(await cardOf(written)).toContain('Read what you wrote');
});
