import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pactsFolder } from '../folders.ts';
import { readPacts } from '../pact.ts';
import { type Answer, passOn, startProxy } from '../proxy.ts';
import { probeStateUrl } from '../state-url.ts';
import { verifyProvider } from '../verifier.ts';

/** The test runner hands over a path. */
const python = process.env['PYTHON3_PATH'] ?? 'python3';
/** In CI a missing program is a failure: a test that never runs proves nothing. */
const isPythonMissing = spawnSync(python, ['--version']).error !== undefined && !process.env['CI'];
if (isPythonMissing) {
  console.warn('python3 is missing, so history_api.py is NOT verified. See PYTHON3_PATH.');
}

const token = 'the-token-of-a-test-account';

interface Service {
  /** Where its API is, with the base path. */
  readonly baseUrl: URL;
  readonly stop: () => Promise<void>;
}

const stateUrlOf = ({ baseUrl }: Pick<Service, 'baseUrl'>) =>
  new URL('/_pact/provider-states', baseUrl);

/** Starts a provider as its own team would, on a free port. */
async function start(program: string, [file = '', ...options]: string[]): Promise<Service> {
  const child = spawn(program, [join(import.meta.dirname, file), '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TOKEN: token },
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { baseUrl: new URL(url), stop };
  }
  throw new Error(`${file} ended while it was starting`);
}

interface Case {
  readonly name: string;
  readonly program: string;
  readonly file: string;
  /** An answer that goes wrong, and the interaction that has to notice it. */
  readonly broken: string;
  readonly spoil: (answer: Answer) => Answer;
}

const providers: readonly Case[] = [
  {
    name: 'history-api',
    program: python,
    file: 'history_api.py',
    broken: 'a request to delete a status history',
    spoil: (answer) => ({ ...answer, status: answer.status === 204 ? 200 : answer.status }),
  },
  {
    name: 'support-api',
    program: process.execPath,
    file: 'support-api.mjs',
    broken: 'a request for the support at a postcode: no',
    spoil: (answer) => ({ ...answer, body: answer.body.replace('"no"', '"No"') }),
  },
];

describe.each(providers.filter(({ program }) => program !== python || !isPythonMissing))(
  'the provider $file, written with the page of $name alone,',
  { timeout: 30_000 },
  ({ name, program, file, broken, spoil }) => {
    let service: Service;
    beforeAll(async () => {
      service = await start(program, [file, '--provider-states']);
    });
    afterAll(() => service.stop());

    const verify = (baseUrl: URL) =>
      verifyProvider({ name, baseUrl, token, stateUrl: stateUrlOf({ baseUrl }) });
    const interactions = () =>
      readPacts(pactsFolder).find(({ provider }) => provider.name === name)?.interactions ?? [];

    it('passes every interaction, and again with what the first time left behind', async () => {
      const all = { passed: interactions().length, failed: 0 };
      expect(await verify(service.baseUrl)).toMatchObject(all);
      expect(await verify(service.baseUrl)).toMatchObject(all);
    });

    it('fails just the interaction whose answer is broken on the way', async () => {
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

    it('answers 422 for a state that it does not know', async () => {
      expect(await probeStateUrl(stateUrlOf(service), token)).toBe('refuses');
    });

    it('has the endpoint for states only when it is asked for', async () => {
      const asDeployed = await start(program, [file]);
      try {
        expect(await probeStateUrl(stateUrlOf(asDeployed), token)).toBe('absent');
      } finally {
        await asDeployed.stop();
      }
    });
  },
);
