import { createHash, randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { ControlApi } from '../fixtures/control-api.ts';
import { Control } from '../fixtures/control.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { urls } from '../fixtures/stack.ts';
import { type Ask, asks, nameOf, personOf } from './asks.ts';
import { kinds, told } from './faults.ts';
import {
  durationOf,
  isFailedCall,
  isRequest,
  judge,
  type Cell,
  type Met,
  type Times,
  type Wrong,
} from './judge.ts';
import type { LiveLog } from './hub-log.ts';
import { inLanes } from './lanes.ts';

/**
 * The number of cells that run in parallel: first of the cells that mainly compute, then of the
 * cells that mainly wait.
 */
const lanes = { working: 3, waiting: 8 };

/**
 * The number of retries of a failed cell. A retry runs alone, because a busy machine can make any
 * request slow.
 */
const tries = 3;

/** The time limit for log lines about failed calls after the response (milliseconds). */
const LINES_MS = 10_000;

/** Each cell is in one of ten shards, which depends only on the cell. */
export const shards = 10;

export const idOf = ({ api, kindName, ask }: Cell) => `${api}, ${kindName}: ${nameOf(ask)}`;

export const shardOf = (cell: Cell): number =>
  createHash('sha256').update(idOf(cell)).digest().readUInt32BE() % shards;

export type People = ReadonlyMap<string | null, string>;

const services = new ControlApi(urls.ownServices);

export async function signInEveryone(): Promise<{ people: People; personal: RegExp }> {
  const people = new Map<string | null, string>();
  const known = new Set<string>();
  for (const ask of asks) {
    if (ask.persona === null || people.has(personOf(ask))) continue;
    const own = await Control.copyOf(urls.ownServices, ask.persona);
    await ask.given?.(own);
    const person = await request.newContext({ baseURL: urls.ownHub, maxRedirects: 20 });
    await signIn({ request: person }, own.persona);
    // The redirect to a queue sets the cookie of a user who waits in it.
    await person.get(ask.path);
    const { cookies } = await person.storageState();
    people.set(personOf(ask), cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    await person.dispose();
    const { name, email, postcode } = await own.record();
    for (const text of [own.persona, name, email, postcode])
      if (typeof text === 'string' && text !== '') known.add(text);
  }
  const texts = [...known, ...Object.values(told)].map(escape);
  return { people, personal: new RegExp(`${texts.join('|')}|eyJ|Bearer |@|\\?[\\w-]+=`) };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface Around {
  people: People;
  log: LiveLog;
}

async function send({ path, persona, given }: Ask, requestId: string, people: People) {
  const cookie = people.get(personOf({ path, persona, given }));
  const response = await fetch(urls.ownHub + path, {
    redirect: 'manual',
    headers: {
      'X-Request-Id': requestId,
      'Accept-Encoding': 'identity',
      Accept: 'text/html',
      ...(cookie !== undefined && { Cookie: cookie }),
    },
  });
  const html = await response.text();
  return { status: response.status, location: response.headers.get('Location') ?? '', html };
}

const newId = () => randomUUID().replaceAll('-', '');

/** The APIs that the hub called for a request. */
async function callsOf(requestId: string): Promise<string[]> {
  return (await services.requests({ requestId })).map(({ api }) => api);
}

/**
 * For each request, every fault of every API that the request calls. A run without faults finds
 * those APIs.
 */
export async function findCells(around: Around): Promise<{ cells: Cell[]; apis: string[] }> {
  const apis = await services.apis();
  const cells = await inLanes(asks, lanes.working, async (ask) => {
    const { healthy, called } = await askWhileWell(ask, around);
    return apis
      .filter((api) => called.includes(api))
      .flatMap((api) =>
        Object.entries(kinds).map(([kindName, kind]) => ({ api, kindName, kind, ask, healthy })),
      );
  });
  return { cells: cells.flat(), apis };
}

/**
 * Repeats the request until it has no slow call, because a busy machine can make any request slow.
 */
async function askWhileWell(
  ask: Ask,
  { people, log }: Around,
  left = tries,
): Promise<Pick<Cell, 'healthy'> & { called: string[] }> {
  const requestId = newId();
  const healthy = await send(ask, requestId, people);
  const called = await callsOf(requestId);
  await log.until(requestId, (lines) => lines.some(isRequest), LINES_MS);
  const isWell = log.linesOf(requestId).every(isRequest);
  return isWell || left === 0 ? { healthy, called } : askWhileWell(ask, { people, log }, left - 1);
}

export interface Verdict {
  cell: Cell;
  wrong: Wrong[];
  /** The duration in the hub (milliseconds). */
  durationMs: number;
  /** Whether this is the result of a retry. */
  isAgain?: true;
}

/**
 * Runs the cells: first the cells that compute, then the cells that wait, and then each failed cell
 * alone.
 */
export async function tryCells(
  cells: readonly Cell[],
  around: Around,
  times: Times,
): Promise<Verdict[]> {
  const isWaiting = ({ kind }: Cell) => kind.meets === 'nothing in time';
  const ask = (cell: Cell) => tryCell(cell, around, times);
  const working = cells.filter((cell) => !isWaiting(cell));
  const verdicts = [
    ...(await inLanes(working, lanes.working, ask)),
    ...(await inLanes(cells.filter(isWaiting), lanes.waiting, ask)),
  ];
  return inLanes(verdicts, 1, async (verdict) => {
    let last = verdict;
    for (let again = 0; again < tries && last.wrong.length > 0; again += 1) {
      // The healthy response may have been slow itself.
      const { healthy } = await askWhileWell(last.cell.ask, around);
      last = { ...(await ask({ ...last.cell, healthy })), isAgain: true };
    }
    return last;
  });
}

async function tryCell(cell: Cell, { people, log }: Around, times: Times): Promise<Verdict> {
  const requestId = newId();
  const { api, kind, ask } = cell;
  const faultId = await services.fault({ api, requestId, fault: kind.fault });
  const answer = await send(ask, requestId, people);
  const calls = await callsOf(requestId);
  await services.removeFault(faultId);
  const failures = kind.meets === 'failure' ? calls.filter((call) => call === api).length : 0;
  await log.until(
    requestId,
    (lines) => lines.some(isRequest) && lines.filter(isFailedCall).length >= failures,
    LINES_MS,
  );
  const met: Met = { ...answer, calls, lines: log.linesOf(requestId) };
  return { cell, wrong: judge(cell, met, times), durationMs: durationOf(met.lines) };
}
