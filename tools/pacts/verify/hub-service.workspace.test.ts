import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pactsFolder } from '../folders.ts';
import { readPacts } from '../pact.ts';
import { type HubService, ownContracts, startHubService } from './hub-service.ts';
import { passOn, type ProxiedResponse, startProxy } from './proxy.ts';
import { probeStateUrl } from './state-url.ts';

describe("the verification of the hub's own service", { timeout: 30_000 }, () => {
  let service: HubService;

  beforeAll(async () => {
    const started = await startHubService('embedded');
    if (started === null) throw new Error('the embedded database is part of the service');
    service = started;
  }, 60_000);
  afterAll(() => service.stop());

  const interactionsOf = (name: string) =>
    readPacts(pactsFolder).find(({ provider }) => provider.name === name)?.interactions ?? [];

  it.each(ownContracts)('the service passes every interaction of %s', async (name) => {
    const all = { passed: interactionsOf(name).length, failed: 0 };
    expect(await service.verify(name)).toMatchObject(all);
  });

  it('an unknown state is refused', async () => {
    expect(await probeStateUrl(service.stateUrl, 'a-token')).toBe('refuses');
  });

  it.each<[(typeof ownContracts)[number], string, (response: ProxiedResponse) => ProxiedResponse]>([
    [
      'history-api',
      'a request to delete a status history',
      (response) => ({ ...response, status: response.status === 204 ? 200 : response.status }),
    ],
    [
      'own-dates-api',
      'a change of an own date that was removed',
      (response) => ({
        ...response,
        body: response.body.replace('"current":null', '"current":{}'),
      }),
    ],
  ])(
    'in %s, only the interaction with a broken response fails: %s',
    async (name, broken, spoil) => {
      const proxy = await startProxy(async (request) => spoil(await passOn(service.url, request)));
      try {
        const { results } = await service.verify(name, proxy.url);
        const failed = results.filter(({ passed }) => !passed);
        expect(failed.map(({ interaction }) => interaction.description)).toEqual([broken]);
      } finally {
        await proxy.stop();
      }
      expect(proxy.faults).toEqual([]);
    },
  );
});
