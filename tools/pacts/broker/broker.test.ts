import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  canIDeploy,
  createEnvironment,
  publish,
  recordDeployment,
  thirdParties,
} from './broker.ts';
import { pactsFolder, workspaceRoot } from '../folders.ts';
import { formatPact, listJsonFiles, parsePact } from '../pact.ts';
import { runCommand } from '../run-command.ts';
import { runToEnd } from '../verify/run-to-end.ts';
import { brokerResponse } from './testing/broker-response.ts';

const sha = '0123456789abcdef0123456789abcdef01234567';
const revision = { sha, branch: 'main' };

interface Recorded {
  readonly request: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

let server: Server;
let origin: string;
let recorded: Recorded[];
let printed: string;
/** The broker's decision about a deployment. */
let deployable: boolean;

beforeEach(async () => {
  recorded = [];
  printed = '';
  deployable = true;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      recorded.push({ request: `${method} ${url}`, authorization: headers.authorization, body });
      const answer = brokerResponse(new URL(url, origin), { sha, deployable });
      response
        .writeHead(answer === null ? 404 : 200, { 'Content-Type': 'application/hal+json' })
        .end(JSON.stringify(answer ?? {}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  for (const name of Object.keys(process.env)) {
    if (/^PACT_BROKER_|^GITHUB_/.test(name)) vi.stubEnv(name, undefined);
  }
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => void (printed += `${line}\n`));
  }
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function useBroker(credentials: Record<string, string> = { PACT_BROKER_TOKEN: 'a-broker-token' }) {
  vi.stubEnv('PACT_BROKER_BASE_URL', origin);
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value);
}

const publication = z.object({
  pacticipantName: z.string(),
  pacticipantVersionNumber: z.string(),
  branch: z.string(),
  tags: z.null().optional(),
  contracts: z.tuple([
    z.object({ consumerName: z.string(), providerName: z.string(), content: z.string() }),
  ]),
});

const published = () =>
  recorded
    .filter(({ request }) => request === 'POST /contracts/publish')
    .map(({ body }) => publication.parse(JSON.parse(body)));

const byProvider = (a: { providerName: string }, b: { providerName: string }) =>
  a.providerName < b.providerName ? -1 : 1;

describe('publishing', { timeout: 30_000 }, () => {
  it('publishing sends the broker every contract of this commit, with the commit, its branch and no tag', async () => {
    useBroker();
    expect(await publish(revision)).toBe(0);
    const given = published().map(({ contracts: [{ content, ...names }], ...about }) => ({
      ...about,
      ...names,
      // Pact's client adds its own version to the metadata. Formatting the contract again removes
      // it.
      content: formatPact(parsePact(Buffer.from(content, 'base64').toString())),
    }));
    const expected = listJsonFiles(pactsFolder).map((name) => ({
      pacticipantName: 'applicant-hub',
      pacticipantVersionNumber: sha,
      branch: 'main',
      consumerName: 'applicant-hub',
      providerName: name.replace(/^applicant-hub-(.+)\.json$/, '$1'),
      content: readFileSync(join(pactsFolder, name), 'utf8'),
    }));
    expect(given.toSorted(byProvider)).toEqual(expected);
  });

  it('publishing requires a branch', () => {
    useBroker();
    expect(() => publish({ sha, branch: null })).toThrow('no branch is checked out');
    expect(recorded).toEqual([]);
  });
});

describe('a deployment', { timeout: 30_000 }, () => {
  it('a deployment is allowed when the broker allows it', async () => {
    useBroker();
    expect(await canIDeploy('production', revision)).toBe(0);
    const [requested] = recorded.flatMap(({ request }) => request.split('GET /matrix?').slice(1));
    expect(Object.fromEntries(new URLSearchParams(requested))).toMatchObject({
      'q[][pacticipant]': 'applicant-hub',
      'q[][version]': sha,
      environment: 'production',
    });
  });

  it('a deployment check covers all APIs except third parties', async () => {
    useBroker();
    await canIDeploy('production', revision);
    const requested =
      recorded.find(({ request }) => request.startsWith('GET /matrix'))?.request ?? '';
    const query = new URLSearchParams(requested.split('?')[1]);
    expect(query.getAll('ignore[][pacticipant]')).toEqual(thirdParties);
    const providers = listJsonFiles(pactsFolder).map((name) =>
      name.replace(/^applicant-hub-(.+)\.json$/, '$1'),
    );
    expect(providers).toEqual(expect.arrayContaining([...thirdParties]));
  });

  it('a deployment is refused when the broker refuses it', async () => {
    useBroker();
    deployable = false;
    expect(await canIDeploy('production', revision)).toBe(1);
  });

  it('a deployment is recorded in its environment', async () => {
    useBroker();
    expect(await recordDeployment('production', revision)).toBe(0);
    expect(recorded.map(({ request }) => request)).toContain(
      `POST /pacticipants/applicant-hub/versions/${sha}/deployed-versions/environment/2`,
    );
  });

  it('creating the environment production registers it with the broker as a production environment', async () => {
    useBroker();
    expect(await createEnvironment('production')).toBe(0);
    const created = recorded.find(({ request }) => request === 'POST /environments');
    expect(JSON.parse(created?.body ?? '{}')).toMatchObject({
      name: 'production',
      production: true,
    });
  });

  it('a deployment to an environment unknown to the broker is not recorded', async () => {
    useBroker();
    expect(await recordDeployment('nowhere', revision)).not.toBe(0);
  });
});

describe('the webhook of docs/contracts.md', { timeout: 30_000 }, () => {
  const page = readFileSync(join(workspaceRoot, 'docs/contracts.md'), 'utf8');
  const [, command = ''] =
    /```sh\n(npx [^`]* pact-broker create-or-update-webhook [^`]*)```/.exec(page) ?? [];
  const program = createRequire(import.meta.url).resolve(
    '@pact-foundation/pact-cli/bin/pact-broker.js',
  );

  it('the broker accepts the webhook command in docs/contracts.md, with the documented content', async () => {
    const { exitCode, output } = await runToEnd(
      'sh',
      ['-ec', command.replace(/npx .* pact-broker(?= )/, `"${process.execPath}" "${program}"`)],
      {
        env: {
          ...process.env,
          ...{ PACT_BROKER_BASE_URL: origin, PACT_BROKER_TOKEN: 'a-broker-token' },
          ...{ GITHUB_DISPATCH_TOKEN: 'a-dispatch-token', NO_PROXY: '127.0.0.1' },
          ...{ PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false' },
        },
      },
    );
    expect(exitCode, output).toBe(0);
    const created = recorded.find(({ request }) => request.startsWith('PUT /webhooks/'));
    expect(JSON.parse(created?.body ?? '{}')).toMatchObject({
      events: [{ name: 'contract_requiring_verification_published' }],
      provider: { name: 'tracking-api' },
      request: {
        method: 'POST',
        headers: { Authorization: 'Bearer a-dispatch-token' },
        body: {
          client_payload: {
            pact_url: '${pactbroker.pactUrl}',
            sha: '${pactbroker.providerVersionNumber}',
            branch: '${pactbroker.providerVersionBranch}',
          },
        },
      },
    });
  });
});

describe('credentials', { timeout: 30_000 }, () => {
  const basic = `Basic ${Buffer.from('hub:a-broker-password').toString('base64')}`;

  it.each([
    ['a token', { PACT_BROKER_TOKEN: 'a-broker-token' }, 'Bearer a-broker-token'],
    [
      'a name and a password',
      {
        PACT_BROKER_TOKEN: '',
        PACT_BROKER_USERNAME: 'hub',
        PACT_BROKER_PASSWORD: 'a-broker-password',
      },
      basic,
    ],
  ])(
    'credentials that are %s are sent to the broker and are not printed',
    async (_, variables, header) => {
      useBroker(variables);
      await canIDeploy('production', revision);
      const requested = recorded.find(({ request }) => request.startsWith('GET /matrix'));
      expect(requested?.authorization).toBe(header);
      expect(printed).not.toMatch(/a-broker-(token|password)/);
    },
  );
});

describe.each([
  ['publish', 0, 'so this command does nothing'],
  ['create-environment', 0, 'so this command does nothing'],
  ['can-i-deploy', 3, 'so it is unknown whether the deployment is allowed'],
  ['record-deployment', 0, 'so this command does nothing'],
])('the command %s', (command, exitCode, says) => {
  const args = command === 'publish' ? [] : ['--environment', 'production'];

  it(`without a broker the command prints a message and exits with ${exitCode}`, async () => {
    expect(await runCommand([command, ...args])).toBe(exitCode);
    expect(printed).toBe(`PACT_BROKER_BASE_URL is not set: there is no Pact Broker, ${says}.\n`);
  });

  it('an unknown option is rejected', async () => {
    useBroker();
    expect(await runCommand([command, '--tag', 'main'])).toBe(2);
    expect(printed).toContain("Unknown option '--tag'");
  });
});

it.each(['create-environment', 'can-i-deploy', 'record-deployment'])(
  'the command %s is rejected without an environment',
  async (command) => {
    useBroker();
    expect(await runCommand([command])).toBe(2);
    expect(printed).toContain('--environment is missing');
  },
);

it('the command reports an unreachable broker in one plain message', async () => {
  useBroker();
  await once(server.close(), 'close');
  await expect(canIDeploy('production', revision)).rejects.toThrow(
    `no service responds at ${origin}/ (ECONNREFUSED)`,
  );
});
