import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pactsFolder, workspaceRoot } from '../folders.ts';
import { readPacts } from '../pact.ts';
import { baseUrlOf, type FakeApis, startFakeApis } from './fake-apis.ts';
import { defaultStateUrl, probeStateUrl } from './state-url.ts';
import { verifyProvider } from './verifier.ts';
import { fakeApiToken } from './verify-provider.ts';

const pacts = readPacts(pactsFolder);

describe('the provider states', () => {
  /** A state that all fake APIs with tokens support implicitly. */
  const common = 'the access token is not accepted';
  /** APIs whose requests have no token. */
  const thirdParties = ['address-api', 'adverts-api'];

  it('the fake APIs can set up exactly the states of the contracts', () => {
    const used = pacts.map(({ provider, interactions }): [string, string[]] => {
      const states = interactions.flatMap(({ providerStates = [] }) => providerStates);
      return [provider.name, sortedSet(states.map(({ name }) => name))];
    });
    // The sources are read as text, because the fake APIs are a separate application. If a state is
    // written in another style, it is missing here and the test fails.
    const folders = globSync('apps/fake-apis/src/apis/*/api.ts', { cwd: workspaceRoot })
      .map(dirname)
      .map((folder) => join(workspaceRoot, folder));
    const known = folders.map((folder): [string, string[]] => {
      const source = readIfThere(join(folder, 'states.ts'));
      const names = [...source.matchAll(/^ {2}'([^']+)':/gm)].map(([, name = '']) => name);
      const provider = `${basename(folder)}-api`;
      const more = thirdParties.includes(provider) ? [] : [common];
      return [provider, sortedSet([...names, ...more])];
    });
    expect(Object.fromEntries(used)).toEqual(Object.fromEntries(known));
  });

  const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const sortedSet = (names: readonly string[]) => [...new Set(names)].sort();
});

describe('the verification of the fake APIs', { timeout: 30_000 }, () => {
  let fakeApis: FakeApis;

  beforeAll(async () => {
    fakeApis = await startFakeApis();
  }, 30_000);
  afterAll(() => fakeApis.stop());

  const control = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${fakeApis.url}/__control${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    expect(response.ok).toBe(true);
  };
  afterEach(() => control('DELETE', '/faults'));

  const verify = async (name: string) => {
    const baseUrl = baseUrlOf(name, fakeApis);
    const stateUrl = defaultStateUrl(name, baseUrl);
    const result = await verifyProvider({ name, baseUrl, token: fakeApiToken, stateUrl });
    return { passed: result.passed, failed: result.failed };
  };

  const interactionsOf = (name: string) =>
    pacts.find(({ provider }) => provider.name === name)?.interactions ?? [];

  it.each(pacts.map(({ provider }) => provider.name))(
    'the verification of %s passes twice in a row',
    async (name) => {
      const green = { passed: interactionsOf(name).length, failed: 0 };
      expect(await verify(name)).toEqual(green);
      expect(await verify(name)).toEqual(green);
    },
  );

  it.each([
    ['responds with an error', { status: 500 }],
    ['responds with other data', { status: 200, body: '{"cycleYear":"2027"}' }],
    ['responds without data', { drop: true }],
  ])('the verification fails only for the interactions with a path that %s', async (_, fault) => {
    await control('PUT', '/faults', { api: 'tracking', path: '/uc/track', fault });
    const all = interactionsOf('tracking-api');
    const failed = all.filter(({ request }) => request.path === '/uc/track').length;
    expect(failed).toBeGreaterThan(0);
    expect(await verify('tracking-api')).toEqual({ passed: all.length - failed, failed });
  });

  it('all interactions fail when the token is unknown, except the interaction that expects a refused token', async () => {
    const name = 'apply-api';
    const baseUrl = baseUrlOf(name, fakeApis);
    const stateUrl = defaultStateUrl(name, baseUrl);
    const { failed } = await verifyProvider({ name, baseUrl, token: 'unknown', stateUrl });
    // The interaction that expects a rejected token passes.
    expect(failed).toBe(interactionsOf(name).length - 1);
  });

  it.each(pacts.map(({ provider }) => provider.name))(
    'the fake %s refuses an unknown state',
    async (name) => {
      const stateUrl = defaultStateUrl(name, baseUrlOf(name, fakeApis));
      expect(await probeStateUrl(stateUrl, fakeApiToken)).toBe('refuses');
    },
  );
});
