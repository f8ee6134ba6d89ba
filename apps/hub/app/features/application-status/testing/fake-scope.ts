import { defaultPageState, type PageState } from '@applicant-hub/api-clients';
import { applicationIds, type CardSettings, parsePersonalisation } from '@applicant-hub/domain';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { FakeClients } from '#app/platform/server/testing/fake-clients.ts';

export const allCards = Object.fromEntries(applicationIds.map((id) => [id, true])) as Record<
  keyof CardSettings,
  boolean
>;

interface ScopeOptions {
  /** The stored preferences. */
  saved?: object;
  pageState?: Partial<PageState>;
  /** Fake API responses by name of the client method. */
  courses?: FakeClients['courses'];
  events?: FakeClients['events'];
  identity?: FakeClients['identity'];
  /** Default 22 November 2026. */
  now?: string;
}

/**
 * Creates a request from an undergraduate who wants to start in 2027, unless the test overrides
 * that.
 */
export function fakeScope({
  saved = { studyYear: '2027', studyLevel: 'Undergraduate' },
  pageState = {},
  courses = {},
  // No dates are known: no year has closed.
  events = { listKeyDates: () => ok([]) },
  identity = { saveSetting: () => ok(null) },
  now = '2026-11-22T10:00:00Z',
}: ScopeOptions = {}): RequestScope {
  const { context } = createTestSite({ config: { fixedNow: new Date(now) } }).request();
  return testScope({
    request: new Request('http://127.0.0.1:3000/dashboard/application'),
    context: { ...context, clients: { courses, events, identity } },
    applicant: {
      user: { postcode: 'LE1 3HP' },
      personalisation: parsePersonalisation(JSON.stringify(saved)),
      pageState: { ...defaultPageState, cards: { 2026: allCards, 2027: allCards }, ...pageState },
    },
  });
}

export const applicationsOf = (
  started: readonly ('ug' | 'uc')[],
  failed: readonly ('ug' | 'uc')[] = [],
) => ({
  parts: {
    ug: { applicationStarted: started.includes('ug') },
    uc: { applicationStarted: started.includes('uc') },
  },
  pending: [],
  failed,
  isConfigured: true,
  committed: { ug: null, uc: null },
});
