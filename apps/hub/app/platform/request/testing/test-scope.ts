import type { HubUser } from '@applicant-hub/api-clients';
import { defaultPageState, type PageState } from '@applicant-hub/api-clients';
import { hubUser } from '@applicant-hub/api-clients/fixtures';
import { parsePersonalisation, type Personalisation, type Setting } from '@applicant-hub/domain';
import type { HubContext } from '#app/platform/server/context.server.ts';
import type { HubSession } from '#app/platform/server/session/session.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { fakeClients, type FakeClients } from '#app/platform/server/testing/fake-clients.ts';
import type { Applicant } from '../applicant.server.ts';
import type { RequestScope } from '../request-scope.ts';

type FakeSetting = Pick<Setting, 'collection' | 'name' | 'data'> & Partial<Setting>;

export interface FakeApplicant extends Partial<Pick<Applicant, 'name' | 'pageStateSource'>> {
  session?: Partial<HubSession>;
  user?: Partial<Omit<HubUser, 'settings'>> & { settings?: readonly FakeSetting[] };
  personalisation?: Partial<Personalisation>;
  pageState?: Partial<PageState>;
}

const session: HubSession = {
  sid: 'sid-me',
  uid: 'me',
  accessToken: 'token',
  refreshToken: null,
  idToken: null,
  accessExpiresAt: Date.parse('2100-01-01'),
  refreshExpiresAt: null,
  signedInAt: Date.parse('2026-11-20'),
  refusedBy: {},
  formTokens: ['token'],
  isOutdated: false,
};

export function testApplicant(fake: FakeApplicant = {}): Applicant {
  const settings = (fake.user?.settings ?? []).map((setting) => ({
    lastUpdated: '20/11/2026 09:15:00',
    version: 1,
    ...setting,
  }));
  const user = hubUser({ ...fake.user, settings });
  return {
    session: { ...session, ...fake.session },
    user,
    name: fake.name ?? user.name,
    personalisation: { ...parsePersonalisation(null), ...fake.personalisation },
    pageState: { ...defaultPageState, ...fake.pageState },
    pageStateSource: fake.pageStateSource ?? 'published',
  };
}

interface FakeScope {
  request?: Request;
  /** The scope has only the clients in `clients`. */
  context?: Partial<Omit<HubContext, 'clients'>> & { clients?: FakeClients };
  applicant?: FakeApplicant;
}

export const testScope = ({
  request = new Request('http://hub.test/dashboard'),
  context,
  applicant,
}: FakeScope = {}): RequestScope => ({
  request,
  context: {
    ...createTestSite().request().context,
    ...context,
    clients: fakeClients(context?.clients),
  },
  applicant: testApplicant(applicant),
});
