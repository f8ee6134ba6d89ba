import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { workspaceRoot } from './folders.ts';
import { verifyProviderCommand } from './verify-provider.ts';

/** A geocode API of some team, with the ways in which it can fall short. */
interface Team {
  /** Token that it knows. */
  token?: string;
  /** What it answers for a place; by default what the state says. */
  answer?: string;
  /** What its provider-state endpoint does; `absent` is a service without one. */
  states?: 'strict' | 'takes any' | 'absent';
  stateUrl?: string;
}

const stateCall = z.object({ action: z.string(), state: z.string(), params: z.unknown() });
const placeParams = z.object({ postcode: z.string(), latitude: z.number(), longitude: z.number() });

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts the service; the base URL of its API is `/team/geocode`. */
async function start({
  token = 'team-token',
  answer,
  states = 'strict',
  stateUrl = '/team/states',
}: Team): Promise<string> {
  let known: z.infer<typeof placeParams> | null = null;
  let refuses = false;

  const enter = ({ action, state, params }: z.infer<typeof stateCall>): number => {
    known = null;
    refuses = false;
    if (action === 'teardown') return 200;
    if (state === 'a postcode is at a place') known = placeParams.parse(params);
    else if (state === 'the access token is not accepted') refuses = true;
    // An interaction that needs nothing has a state without a name.
    else if (state !== '') return states === 'takes any' ? 200 : 422;
    return 200;
  };
  const respond = async (request: IncomingMessage): Promise<[status: number, body: string]> => {
    if (request.method === 'POST' && request.url === stateUrl && states !== 'absent') {
      return [enter(stateCall.parse(JSON.parse(await text(request)))), '{}'];
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://team');
    if (pathname !== '/team/geocode/api/v1/geocode-postcode') return [404, '{}'];
    if (refuses || request.headers.authorization !== `Bearer ${token}`) {
      return [401, '{"message":"No","code":"no"}'];
    }
    if (known?.postcode !== searchParams.get('postcode'))
      return [404, '{"message":"No such area"}'];
    const { latitude, longitude } = known;
    return [200, answer ?? JSON.stringify({ latitude, longitude })];
  };
  server = createServer((request, response) => {
    void respond(request).then(([status, body]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs the command as an API team does. */
async function verifyProvider(...args: string[]) {
  const child = spawn(process.execPath, ['tools/pacts/cli.ts', 'verify-provider', ...args], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return {
    exitCode: child.exitCode,
    stdout,
    stderr,
    lastLine: stdout.trimEnd().split('\n').at(-1),
  };
}

const geocode = (origin: string, ...more: string[]) =>
  verifyProvider('--provider', 'geocode-api', '--base-url', `${origin}/team/geocode`, ...more);

describe('a service of an API team', { timeout: 20_000 }, () => {
  it('passes when it does what the contract says', async () => {
    const origin = await start({});
    const result = await geocode(
      origin,
      ...['--token', 'team-token', '--state-url', `${origin}/team/states`],
    );
    expect(result).toMatchObject({ exitCode: 0, lastLine: '3 passed, 0 failed', stderr: '' });
  });

  it('may have its states where the stand-ins have them', async () => {
    const origin = await start({
      token: 'pact-token',
      stateUrl: '/__control/geocode-api/provider-states',
    });
    expect(await geocode(origin)).toMatchObject({ exitCode: 0, lastLine: '3 passed, 0 failed' });
  });

  it('fails, and hears why, when it answers with the wrong type', async () => {
    const origin = await start({ answer: '{"latitude":"north","longitude":-1.1}' });
    const result = await geocode(
      origin,
      ...['--token', 'team-token', '--state-url', `${origin}/team/states/`.slice(0, -1)],
    );
    expect(result).toMatchObject({ exitCode: 1, lastLine: '2 passed, 1 failed' });
    expect(result.stdout).toContain('$.latitude');
  });

  it('fails when its token is not taken', async () => {
    const origin = await start({});
    const result = await geocode(origin, '--state-url', `${origin}/team/states`);
    expect(result).toMatchObject({ exitCode: 1, lastLine: '1 passed, 2 failed' });
  });

  it('is warned, and tried all the same, when it has no state endpoint', async () => {
    const origin = await start({ states: 'absent' });
    const result = await geocode(origin, '--token', 'team-token');
    expect(result.stderr).toContain('Warning: there is no provider-state endpoint');
    expect(result).toMatchObject({ exitCode: 1, lastLine: '1 passed, 2 failed' });
  });

  it('is warned when its state endpoint takes states that nobody knows', async () => {
    const origin = await start({ states: 'takes any' });
    const result = await geocode(
      origin,
      ...['--token', 'team-token', '--state-url', `${origin}/team/states`],
    );
    expect(result.stderr).toContain('takes states that nobody knows');
    expect(result).toMatchObject({ exitCode: 0, lastLine: '3 passed, 0 failed' });
  });

  it('fails when it is down', async () => {
    const origin = await start({});
    await once(server!.close(), 'close');
    expect(await geocode(origin)).toMatchObject({ exitCode: 1, lastLine: '0 passed, 3 failed' });
  });
});

describe('a wrong command line', () => {
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
    [
      [
        ...['--provider', 'geocode-api', '--base-url', 'http://127.0.0.1:9'],
        ...['--state-url', 'http://127.0.0.1:9/states'],
      ],
      'no provider-state endpoint answers at http://127.0.0.1:9/states',
    ],
  ])('%j is refused with a reason', async (args, reason) => {
    await expect(verifyProviderCommand(args)).rejects.toThrow(reason);
  });

  it('ends the program with 2 and an explanation', async () => {
    const { exitCode, stderr } = await verifyProvider('--provider', 'geocode-api');
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^--base-url is missing\n\nUsage: /);
  });
});
