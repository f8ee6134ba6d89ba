import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { QueueTicket } from '@applicant-hub/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccessTokens } from '#src/oidc/access-tokens.ts';
import { loadKeys } from '#src/oidc/keys.ts';
import { createTokenSigner } from '#src/oidc/token-signer.ts';
import { openDatabase, transaction } from '#src/store/database.ts';
import { createRecords } from '#src/store/records.ts';
import { ticketsOf } from './tickets.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
const USERS = 10_000;
const IN_FLIGHT = 32;
const KILL_AFTER = USERS / 2;
const event = '/clearing';

/**
 * With the data file in memory, the test does not wait for a disk. The file survives a killed
 * process, because the operating system continues to run.
 */
const inMemory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const accountOf = (person: number) => `person-${person}`;

// Ten thousand requests may take a long time on a slow machine.
vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let running: ChildProcess[];
const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });

beforeEach(async () => {
  folder = await mkdtemp(join(inMemory, 'queue-'));
  running = [];
});
afterEach(async () => {
  agent.destroy();
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const dataFile = () => join(folder, 'data.sqlite');

/** Starts an instance on the shared store. */
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { SERVICES_PORT: '0', SERVICES_DATA: dataFile() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, url: line.replace('fake APIs ready ', '') };
}

/** Creates accounts, each with a token. */
async function signInAll(): Promise<string[]> {
  const database = openDatabase(dataFile());
  const { signingKey } = await loadKeys(database);
  const signer = createTokenSigner({ key: signingKey, issuer: 'tests', clientId: 'tests' });
  const tokens = createAccessTokens(database, signer);
  const account = database.prepare('INSERT INTO accounts (id, persona) VALUES (?, NULL)');
  const all = transaction(database, () =>
    Array.from({ length: USERS }, (_, index) => {
      account.run(accountOf(index));
      return tokens.issue(accountOf(index));
    }),
  );
  database.close();
  return all;
}

/** @throws when no complete response arrives */
function put(url: string, path: string, token: string, body: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = request(url + path, { method: 'PUT', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('error', reject);
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${response.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

const take = async (url: string, token: string) => {
  const ticket = (await put(url, '/queue/api/v1/tickets', token, { event })) as QueueTicket;
  if (ticket.state !== 'waiting') throw new Error(`the ticket is ${ticket.state}`);
  return ticket;
};

/** Runs the work for all users, several at a time. */
async function each(work: (person: number) => Promise<void>): Promise<void> {
  let next = 0;
  const goOn = async () => {
    while (next < USERS) await work(next++);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, goOn));
}

it('[EXT-28] each of 10,000 users at two instances has a unique place, even if one instance is killed', async () => {
  const [killed, other] = [await start(), await start()];
  const tokens = await signInAll();
  await put(killed.url, '/__control/queues', '', { event, perMinute: 0 });
  const places = new Map<number, Awaited<ReturnType<typeof take>>>();
  let acknowledgedBeforeKill = 0;
  let failed = 0;

  await each(async (person) => {
    const token = tokens[person] ?? '';
    let ticket: Awaited<ReturnType<typeof take>>;
    try {
      const isOther = person % 2 === 1 || killed.child.killed;
      ticket = await take(isOther ? other.url : killed.url, token);
      if (!isOther) acknowledgedBeforeKill += 1;
    } catch (error) {
      if (!killed.child.killed) throw error;
      failed += 1;
      // The user now reaches the other instance, as they would through a proxy or after a reload.
      ticket = await take(other.url, token);
    }
    places.set(person, ticket);
    if (places.size === KILL_AFTER) killed.child.kill('SIGKILL');
  });
  expect(acknowledgedBeforeKill).toBeGreaterThan(KILL_AFTER / 4);
  expect(failed).toBeLessThanOrEqual(IN_FLIGHT);

  const given = [...places.values()].map(({ place }) => place).sort((a, b) => a - b);
  expect(given).toEqual(Array.from({ length: USERS }, (_, index) => index + 1));

  // An instance that is started later finds all tickets in the store.
  const database = openDatabase(dataFile());
  const tickets = ticketsOf(createRecords(database), Date.now, () => 0);
  const kept = transaction(database, () =>
    tokens.map((_token, person) => tickets.take(accountOf(person), event)),
  );
  database.close();
  expect(kept).toEqual(tokens.map((_token, person) => places.get(person)));
});
