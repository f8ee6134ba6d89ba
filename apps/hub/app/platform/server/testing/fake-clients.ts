import { createQueueClient } from '@applicant-hub/api-clients';
import { clientsOver, type Clients } from '#app/platform/server/upstream/clients.server.ts';
import { parseConfig } from '#app/platform/server/config/config.server.ts';

/** Responses of the APIs in a test, by the names of the client and its method. */
export type FakeClients = {
  [Api in Exclude<keyof Clients, 'adverts' | 'queue'>]?: Partial<Clients[Api]>;
} & Partial<Pick<Clients, 'adverts'>> & { queue?: Partial<NonNullable<Clients['queue']>> | null };

/** Fails the test, because a call without a response is a mistake in the test. */
const signedOut: Parameters<typeof clientsOver>[0] = (api) => (operation) =>
  Promise.reject(new Error(`there is no response for ${api} ${operation.name}`));

const unexpected = clientsOver(signedOut, parseConfig({ HUB_ENV: 'test' }), () => new Date());

/**
 * Clients that return the test's responses. There are no adverts and no queue API unless the test
 * defines them.
 */
export const fakeClients = (fakes: FakeClients = {}): Clients => ({
  tracking: { ...unexpected.tracking, ...fakes.tracking },
  apply: { ...unexpected.apply, ...fakes.apply },
  identity: { ...unexpected.identity, ...fakes.identity },
  content: { ...unexpected.content, ...fakes.content },
  courses: { ...unexpected.courses, ...fakes.courses },
  events: { ...unexpected.events, ...fakes.events },
  hubEvents: { ...unexpected.hubEvents, ...fakes.hubEvents },
  history: { ...unexpected.history, ...fakes.history },
  ownDates: { ...unexpected.ownDates, ...fakes.ownDates },
  geocode: { ...unexpected.geocode, ...fakes.geocode },
  address: { ...unexpected.address, ...fakes.address },
  phone: { ...unexpected.phone, ...fakes.phone },
  schools: { ...unexpected.schools, ...fakes.schools },
  qualifications: { ...unexpected.qualifications, ...fakes.qualifications },
  spotlights: { ...unexpected.spotlights, ...fakes.spotlights },
  careers: { ...unexpected.careers, ...fakes.careers },
  support: { ...unexpected.support, ...fakes.support },
  adverts: fakes.adverts ?? null,
  queue: fakes.queue ? { ...createQueueClient(signedOut, ''), ...fakes.queue } : null,
});
