import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pactFileName, pactsFolder, workspaceRoot } from '../folders.ts';
import { parsePact } from '../pact.ts';
import { runCommand } from '../run-command.ts';
import { contractFile, startTeam, type Team } from './testing/team-service.ts';

let server: Server | undefined;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'team-'));
  vi.stubEnv('INIT_CWD', folder);
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Starts the service and returns its origin. */
async function start(team: Team): Promise<string> {
  server = await startTeam(team);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs the command as an API team does, called from a separate folder. */
async function verifyProvider(...args: string[]) {
  const printed = { stdout: '', stderr: '' };
  vi.spyOn(console, 'log').mockImplementation((line) => void (printed.stdout += `${line}\n`));
  vi.spyOn(console, 'warn').mockImplementation((line) => void (printed.stderr += `${line}\n`));
  vi.spyOn(console, 'error').mockImplementation((line) => void (printed.stderr += `${line}\n`));
  const exitCode = await runCommand(['verify-provider', ...args]);
  return { exitCode, ...printed, lastLine: printed.stdout.trimEnd().split('\n').at(-1) };
}

const geocode = (origin: string, ...more: string[]) =>
  verifyProvider('--provider', 'geocode-api', '--base-url', `${origin}/team/geocode`, ...more);

/** Options with the team's token and state endpoint. */
const asTeam = (origin: string) => [
  '--token',
  'team-token',
  '--state-url',
  `${origin}/team/states`,
];

describe('a service of an API team', { timeout: 20_000 }, () => {
  it('a service passes when it fulfils the contract', async () => {
    const origin = await start({});
    const result = await geocode(origin, ...asTeam(origin));
    expect(result).toMatchObject({ exitCode: 0, lastLine: '3 passed, 0 failed', stderr: '' });
  });

  it('the state endpoint of a service is found at the URL that the fake APIs use', async () => {
    const origin = await start({
      token: 'pact-token',
      stateUrl: '/__control/geocode-api/provider-states',
    });
    expect(await geocode(origin)).toMatchObject({ exitCode: 0, lastLine: '3 passed, 0 failed' });
  });

  it('a service fails with a reason when a response has the wrong type', async () => {
    const origin = await start({ answer: '{"latitude":"north","longitude":-1.1}' });
    const result = await geocode(origin, ...asTeam(origin));
    expect(result).toMatchObject({ exitCode: 1, lastLine: '2 passed, 1 failed' });
    expect(result.stdout).toContain(
      '✗ a request for the place of a postcode (given a postcode is at a place)',
    );
    expect(result.stdout).toContain(
      '✓ a request for the place of a postcode with a refused token (given the access token is not accepted)',
    );
    expect(result.stdout).toContain('1) a request for the place of a postcode\n');
    expect(result.stdout).toContain('request: GET /api/v1/geocode-postcode');
    expect(result.stdout).toMatch(/✗ body \$\.latitude\n +expected: 52\.634\n +got: +"north"\n/);
    expect(result.stdout).toMatch(/do: +send a value as expected/);
  });

  it('a service fails when it rejects the token that the command sends', async () => {
    const origin = await start({});
    const result = await geocode(origin, '--state-url', `${origin}/team/states`);
    expect(result).toMatchObject({ exitCode: 1, lastLine: '1 passed, 2 failed' });
  });

  it('a service without a state endpoint is verified, and the command prints a warning', async () => {
    const origin = await start({ states: 'absent' });
    const result = await geocode(origin, '--token', 'team-token');
    expect(result.stderr).toContain('Warning: there is no provider-state endpoint');
    expect(result).toMatchObject({ exitCode: 1, lastLine: '1 passed, 2 failed' });
  });

  it('the command prints a warning when the state endpoint accepts unknown states', async () => {
    const origin = await start({ states: 'takes any' });
    const result = await geocode(origin, ...asTeam(origin));
    expect(result.stderr).toContain('accepts unknown states');
    expect(result).toMatchObject({ exitCode: 0, lastLine: '3 passed, 0 failed' });
  });

  it('the report of a failed service names the missing field', async () => {
    const origin = await start({ answer: '{"latitude":52.6}' });
    const { exitCode, stdout } = await geocode(origin, ...asTeam(origin));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/✗ body \$\n +Pact: .*keys: longitude\n +do: +send the missing fields/);
  });

  it('a service fails with a message when its state endpoint does not set up a state', async () => {
    const origin = await start({ states: 'knows none' });
    const { lastLine, stdout } = await geocode(origin, ...asTeam(origin));
    expect(lastLine).toBe('1 passed, 2 failed');
    expect(stdout).toContain('✗ the provider-state endpoint did not return 200 for this state');
  });
});

describe('an unreachable service', { timeout: 20_000 }, () => {
  it('the program exits with 3 and a one-line message when the service is unreachable', async () => {
    const origin = await start({});
    await once(server!.close(), 'close');
    expect(await geocode(origin)).toMatchObject({
      exitCode: 3,
      stdout: '',
      stderr: `no service responds at ${origin}/team/geocode (ECONNREFUSED)\n`,
    });
  });

  it('the program exits with 3 when only the state endpoint is unreachable', async () => {
    const origin = await start({ states: 'absent' });
    const { exitCode, stdout, stderr } = await geocode(origin, ...asTeam(origin));
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
    expect(stderr).toContain(`there is no provider-state endpoint at ${origin}/team/states`);
  });

  it('the program exits with 3 when the contract is unavailable', async () => {
    const origin = await start({});
    const { exitCode, stderr } = await geocode(origin, '--pact', `${origin}/published`);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 3,
      stderr: `${origin}/published responds with 401: it has no contract\n`,
    });
  });
});

describe('a part of the contract', { timeout: 20_000 }, () => {
  it('--description selects interactions by words in their description', async () => {
    const origin = await start({});
    const result = await geocode(origin, ...asTeam(origin), '--description', 'does not exist');
    expect(result).toMatchObject({ exitCode: 0, lastLine: '1 passed, 0 failed' });
  });

  it('--state selects interactions by words in a state', async () => {
    const origin = await start({});
    const result = await geocode(origin, ...asTeam(origin), '--state', 'is not accepted');
    expect(result).toMatchObject({ exitCode: 0, lastLine: '1 passed, 0 failed' });
  });

  it('the program exits with 2 when no interaction matches', async () => {
    const origin = await start({});
    const result = await geocode(origin, '--description', 'no such words');
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toContain('no interaction of the contract has this --description');
  });
});

describe('another copy of the contract', { timeout: 20_000 }, () => {
  it('the contract may be a file in the folder in which npm was called', async () => {
    const origin = await start({ answer: '{"latitude":"north","longitude":-1.1}' });
    // A contract that expects less than the committed contract.
    const contract = parsePact(readFileSync(contractFile, 'utf8'));
    const interactions = contract.interactions.filter(({ description }) =>
      description.includes('does not exist'),
    );
    writeFileSync(join(folder, 'mine.json'), JSON.stringify({ ...contract, interactions }));
    const result = await geocode(origin, ...asTeam(origin), '--pact', 'mine.json');
    expect(result).toMatchObject({ exitCode: 0, lastLine: '1 passed, 0 failed' });
  });

  it("the contract can be at a broker, and the broker's token is sent with the request", async () => {
    const origin = await start({});
    vi.stubEnv('PACT_BROKER_BASE_URL', origin);
    vi.stubEnv('PACT_BROKER_TOKEN', 'broker-token');
    const result = await geocode(origin, ...asTeam(origin), '--pact', `${origin}/published`);
    expect(result).toMatchObject({ exitCode: 0, lastLine: '3 passed, 0 failed' });
  });

  it.each([
    [
      'the contract of another provider',
      pactFileName('phone-api'),
      'is the contract of "phone-api"',
    ],
    ['a file that is not a contract', 'README.md', 'is not a contract of Pact version 4'],
    ['a file that does not exist', 'none.json', 'there is no file'],
  ])('a wrong contract file is refused with a reason: %s', async (_, file, reason) => {
    const origin = await start({});
    const result = await geocode(origin, '--pact', join(pactsFolder, file));
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toContain(reason);
  });
});

describe('a JUnit report', { timeout: 20_000 }, () => {
  const junit = () => readFileSync(join(folder, 'reports', 'pact.xml'), 'utf8');

  it('the JUnit report has a case for each interaction, with the reason for each failure', async () => {
    const origin = await start({ answer: '{"latitude":"north","longitude":-1.1}' });
    const file = join('reports', 'pact.xml');
    await geocode(origin, ...asTeam(origin), '--junit', file);
    expect(junit()).toContain('tests="3" errors="0" failures="1"');
    expect(junit()).toContain('$.latitude');
    await geocode(origin, ...asTeam(origin), '--junit', file, '--state', 'is not accepted');
    expect(junit()).toContain('tests="1" errors="0" failures="0"');
  });
});

describe('an invalid command line', () => {
  it.each([
    [
      ['--base-url', 'http://localhost'],
      '--provider is missing; it is one of address-api, adverts-api,',
    ],
    [
      ['--provider', 'nobody-api', '--base-url', 'http://localhost'],
      'there is no contract with "nobody-api"; there are contracts with address-api, adverts-api,',
    ],
    [['--provider', 'geocode-api'], '--base-url is missing'],
    [
      ['--provider', 'geocode-api', '--base-url', 'localhost:8080'],
      '--base-url is not an http(s) URL: localhost:8080',
    ],
    [['--provider', 'geocode-api', '--port', '1'], "Unknown option '--port'"],
  ])('the command line %j is refused with a reason', async (args, reason) => {
    const { exitCode, stderr } = await verifyProvider(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(reason);
  });

  it('the program exits with 2 and prints its usage when the command line is invalid', async () => {
    const child = spawn(
      process.execPath,
      ['tools/pacts/cli.ts', 'verify-provider', '--provider', 'geocode-api'],
      { cwd: workspaceRoot, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const closed = once(child, 'close');
    expect(await text(child.stderr)).toMatch(/^--base-url is missing\n\nUsage: /);
    await closed;
    expect(child.exitCode).toBe(2);
  });
});
