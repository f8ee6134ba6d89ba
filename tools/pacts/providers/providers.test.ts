import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pactsFolder } from '../folders.ts';
import { readPacts } from '../pact.ts';
import { type ProxiedResponse, passOn, startProxy } from '../verify/proxy.ts';
import { probeStateUrl } from '../verify/state-url.ts';
import { verifyProvider } from '../verify/verifier.ts';

/** The path of Python, which the test runner provides. */
const python = process.env['PYTHON3_PATH'] ?? 'python3';
/**
 * In CI a missing Python is a failure, because the set-up installs it and a test that never runs
 * proves nothing.
 */
const isPythonThere = spawnSync(python, ['--version']).error === undefined || process.env['CI'];

/**
 * The version of a program, 0 if it is not installed. Java and PHP take too long to install for a
 * test of a few seconds, so they are used only where they are installed already.
 */
const versionOf = (program: string, option: string) =>
  Number(/\d+\.\d+/.exec(String(spawnSync(program, [option]).stdout))?.[0] ?? 0);

const token = 'the-token-of-a-test-account';

interface Service {
  /** URL of the API including its base path. */
  readonly baseUrl: URL;
  readonly stop: () => Promise<void>;
}

const stateUrlOf = ({ baseUrl }: Pick<Service, 'baseUrl'>) =>
  new URL('/_pact/provider-states', baseUrl);

/**
 * Returns the command that starts a service. With `hasStates`, the service accepts provider states.
 */
type Launch = (hasStates: boolean) => {
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
};

const launched =
  (program: string, file: string): Launch =>
  (hasStates) => ({ command: [program, file, '0', ...(hasStates ? ['--provider-states'] : [])] });

/**
 * Starts a provider as its own team would, on a free port, and waits until it prints its address.
 */
async function start({ command: [program, ...args], env }: ReturnType<Launch>): Promise<Service> {
  const child = spawn(program, args, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TOKEN: token, ...env },
  });
  const ended = once(child, 'exit');
  const baseUrl = await new Promise<URL>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        said += `${line}\n`;
        const url = /http:\/\/[^\s)]+/.exec(line)?.[0];
        if (url !== undefined) resolve(new URL(url));
      });
    }
    ended.then(() => reject(new Error(`${args.join(' ')} ended at its start:\n${said}`)), reject);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { baseUrl, stop };
}

interface Case {
  readonly name: string;
  readonly file: string;
  /** The name of the required program, and whether this machine has it. */
  readonly needs: string;
  readonly canRun: boolean;
  readonly launch: Launch;
  /** The interaction that must fail after `spoil` has changed its response. */
  readonly broken: string;
  readonly spoil: (response: ProxiedResponse) => ProxiedResponse;
}

const providers: readonly Case[] = [
  {
    name: 'history-api',
    file: 'history_api.py',
    needs: 'python3 (or PYTHON3_PATH)',
    canRun: Boolean(isPythonThere),
    launch: launched(python, 'history_api.py'),
    broken: 'a request to delete a status history',
    spoil: (response) => ({ ...response, status: response.status === 204 ? 200 : response.status }),
  },
  {
    name: 'support-api',
    file: 'support-api.mjs',
    needs: 'Node',
    canRun: true,
    launch: launched(process.execPath, 'support-api.mjs'),
    broken: 'a request for the support at a postcode: no',
    spoil: (response) => ({ ...response, body: response.body.replace('"no"', '"No"') }),
  },
  {
    name: 'apply-api',
    file: 'ApplyApi.java',
    needs: 'a JDK 17 or newer',
    canRun: versionOf('javac', '-version') >= 17,
    launch: (hasStates) => ({
      ...launched('java', 'ApplyApi.java')(hasStates),
      // The service runs for only a second or two, so JVM optimisations do not pay off.
      env: { JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' },
    }),
    broken: 'a request for the undergraduate application that is not allowed',
    spoil: (response) => ({ ...response, status: response.status === 403 ? 401 : response.status }),
  },
  {
    name: 'own-dates-api',
    file: 'own-dates-api.php',
    needs: 'PHP 8.1 or newer',
    canRun: versionOf('php', '--version') >= 8.1,
    launch: (hasStates) => ({
      command: ['php', '-S', '127.0.0.1:0', 'own-dates-api.php'],
      env: { PROVIDER_STATES: hasStates ? '1' : '0' },
    }),
    broken: 'a change of an own date that was removed',
    spoil: (response) => ({
      ...response,
      body: response.body.replace('"current":null', '"current":{}'),
    }),
  },
];

for (const { file, needs } of providers.filter(({ canRun }) => !canRun)) {
  console.warn(`This machine lacks ${needs}, so ${file} is NOT verified.`);
}

describe.each(providers.filter(({ canRun }) => canRun))(
  'the provider $file, written only from the page of $name,',
  { timeout: 30_000 },
  ({ name, launch, broken, spoil }) => {
    let service: Service;
    beforeAll(async () => {
      service = await start(launch(true));
    });
    afterAll(() => service.stop());

    const verify = (baseUrl: URL) =>
      verifyProvider({ name, baseUrl, token, stateUrl: stateUrlOf({ baseUrl }) });
    const interactions = () =>
      readPacts(pactsFolder).find(({ provider }) => provider.name === name)?.interactions ?? [];

    it('the provider passes every interaction, and passes again with the data of the first run', async () => {
      const all = { passed: interactions().length, failed: 0 };
      expect(await verify(service.baseUrl)).toMatchObject(all);
      expect(await verify(service.baseUrl)).toMatchObject(all);
    });

    it('only the interaction with the broken response fails', async () => {
      const proxy = await startProxy(async (request) =>
        spoil(await passOn(service.baseUrl.origin, request)),
      );
      try {
        const { results } = await verify(new URL(service.baseUrl.pathname, proxy.url));
        const failed = results.filter(({ passed }) => !passed);
        expect(failed.map(({ interaction }) => interaction.description)).toEqual([broken]);
      } finally {
        await proxy.stop();
      }
      expect(proxy.faults).toEqual([]);
    });

    it('the provider responds with 422 to an unknown state', async () => {
      expect(await probeStateUrl(stateUrlOf(service), token)).toBe('refuses');
    });

    it('the provider has the state endpoint only when requested', async () => {
      const asDeployed = await start(launch(false));
      try {
        expect(await probeStateUrl(stateUrlOf(asDeployed), token)).toBe('absent');
      } finally {
        await asDeployed.stop();
      }
    });
  },
);
