import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type APIRequestContext } from '@playwright/test';
import { kill, programs, run } from '../fixtures/child.ts';
import { Control } from '../fixtures/control.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { ports, urls } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { screens, type Screen } from '../screens/screens.ts';

const budgetMs = 1_000;

/**
 * What a page may take beyond its budget (milliseconds). A loaded machine renders slowly, and yet no
 * step can begin a budget of its own after the first: that would be all of a budget.
 */
const slackMs = 0.9 * budgetMs;

/**
 * The account is left out: without it there is no page, so it has a time of its own. No page waits
 * for addresses, schools or adverts.
 */
const apis = [
  'tracking',
  'apply',
  'content',
  'courses',
  'events',
  'geocode',
  'hub-events',
  'phone',
  'spotlights',
  'careers',
  'support',
  'qualifications',
];

/** Pages that are asked for at once. */
const lanes = 6;

/** How long the hub took for a page while an API hung; NaN when its log does not tell. */
interface Cell {
  api: string;
  path: string;
  status: number;
  durationMs: number;
}

const wanted = screens.filter(({ isSignedOut }) => isSignedOut !== true);

test('whichever API hangs, no page takes longer than its budget', { tag: '@once' }, async () => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'page-budget-'));
  const children: ChildProcess[] = [];
  const people = new Map<string, APIRequestContext>();
  try {
    children.push(
      await run(programs.services, `${urls.ownServices}/healthz`, {
        SERVICES_PORT: String(ports.ownServices),
        SERVICES_DATA: ':memory:',
        HUB_URL: urls.ownHub,
      }),
    );
    const startHub = (log: string) =>
      run(programs.hub, `${urls.ownHub}/readyz`, {
        NODE_ENV: 'production',
        HUB_ENV: 'test',
        PORT: String(ports.ownHub),
        SERVICES_PORT: String(ports.ownServices),
        PUBLIC_URL: urls.ownHub,
        SESSION_SECRETS: 'a secret that is long enough to be one',
        PAGE_BUDGET_MS: String(budgetMs),
        LOG_FILE: log,
      });
    const anyone = await request.newContext();
    const first = await startHub(join(folder, 'first.log'));
    children.push(first);
    for (const screen of wanted) {
      if (people.has(personKey(screen))) continue;
      const control = await Control.copyOf(anyone, urls.ownServices, screen.persona ?? 'waiting');
      await screen.given?.(control);
      const person = await request.newContext({ baseURL: urls.ownHub, maxRedirects: 20 });
      await signIn({ request: person }, control.persona);
      people.set(personKey(screen), person);
    }
    await kill(first);

    const cells: Cell[] = [];
    for (const api of apis) {
      const log = join(folder, `${api}.log`);
      const hub = await startHub(log);
      children.push(hub);
      await anyone.put(`${urls.ownServices}/__control/faults`, {
        data: { api, fault: { delayMs: 30_000 } },
      });
      const ids = new Map<string, Cell>();
      const rest = [...wanted];
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          for (let screen = rest.shift(); screen; screen = rest.shift()) {
            const response = await people
              .get(personKey(screen))
              ?.get(screen.path, { maxRedirects: 0 });
            ids.set(response?.headers()['x-request-id'] ?? '', {
              api,
              path: `${screen.path} ${screen.persona ?? ''}`,
              status: response?.status() ?? 0,
              durationMs: NaN,
            });
          }
        }),
      );
      await anyone.delete(`${urls.ownServices}/__control/faults`);
      await kill(hub);
      for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
        const { requestId, durationMs } = JSON.parse(line) as {
          requestId?: string;
          durationMs?: number;
        };
        const cell = ids.get(requestId ?? '');
        if (cell && durationMs !== undefined && Number.isNaN(cell.durationMs))
          cell.durationMs = durationMs;
      }
      cells.push(...ids.values());
    }
    for (const { status, path } of cells) expect(status, path).toBeLessThan(500);
    expect(cells.length).toBe(apis.length * wanted.length);
    expect(cells.filter(({ durationMs }) => !(durationMs <= budgetMs + slackMs))).toEqual([]);
  } finally {
    await Promise.all(children.map(kill));
    await rm(folder, { recursive: true });
  }
});

const personKey = ({ persona = 'waiting', given, path }: Screen) => (given ? path : persona);
