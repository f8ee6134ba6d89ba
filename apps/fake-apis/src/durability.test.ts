import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
const SAVES = 1_000;
const IN_FLIGHT = 16;
const KILL_AFTER = 500;

// Every save waits for the disk, and a process can take a long time to start on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let running: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'services-'));
  running = [];
});

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts the fake APIs in a separate process, and waits until they listen. */
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { SERVICES_PORT: '0', SERVICES_DATA: join(folder, 'data.sqlite') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, url: line.replace('fake APIs ready ', '') };
}

async function tokenAt(url: string): Promise<string> {
  const response = await fetch(`${url}/__control/tokens`, {
    method: 'POST',
    body: JSON.stringify({ persona: 'start' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Saves one field in one of ten settings. */
async function save(url: string, token: string, number: number): Promise<void> {
  const path = `/identity/api/v1/hub/settings/dashboardSettings/Thing${number % 10}`;
  const response = await fetch(url + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      data: JSON.stringify({ [`field${number}`]: number }),
      lastUpdated: '2026-11-20T09:00:00Z',
    }),
  });
  if (response.status !== 200) throw new Error(`save ${number} was answered ${response.status}`);
}

async function savedFields(url: string, token: string): Promise<Set<string>> {
  const response = await fetch(`${url}/identity/api/v1/hub/user?collections=dashboardSettings`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { settings } = (await response.json()) as { settings: { data: string }[] };
  return new Set(settings.flatMap(({ data }) => Object.keys(JSON.parse(data) as object)));
}

it('a kill -9 during a thousand saves loses no acknowledged save', async () => {
  const { child, url } = await start();
  const token = await tokenAt(url);
  const acknowledged: string[] = [];
  let next = 0;

  async function saveUntilKilled(): Promise<void> {
    while (next < SAVES) {
      const number = next++;
      try {
        await save(url, token, number);
      } catch (error) {
        if (child.killed) return;
        throw error;
      }
      acknowledged.push(`field${number}`);
      if (acknowledged.length === KILL_AFTER) child.kill('SIGKILL');
    }
  }
  const exited = once(child, 'exit');
  await Promise.all(Array.from({ length: IN_FLIGHT }, saveUntilKilled));
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.length).toBeLessThan(SAVES);

  const again = await start();
  // The token from before the restart is still valid.
  const saved = await savedFields(again.url, token);
  expect(acknowledged.filter((field) => !saved.has(field))).toEqual([]);
});

it('the process exits with code 0 on SIGTERM', async () => {
  const { child } = await start();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
