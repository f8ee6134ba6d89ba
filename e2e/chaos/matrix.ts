import { createHash, randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { ControlApi } from '../fixtures/control-api.ts';
import { Control } from '../fixtures/control.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { urls } from '../fixtures/stack.ts';
import { type PageRequest, pageRequests, nameOf, personOf } from './page-requests.ts';
import { kinds, testUser } from './faults.ts';
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

/** The number of parallel cells: for cells that mainly compute, and for cells that mainly wait. */
const lanes = { working: 3, waiting: 8 };

/**
 * The number of retries of a failed cell. A retry runs alone, because a busy machine can make any
 * request slow.
 */
const tries = 3;

/** The time limit for log lines about failed calls after the response (milliseconds). */
const LINES_MS = 10_000;

/** Each cell is in one of ten shards. The shard depends only on the cell. */
export const shards = 10;

export const idOf = ({ api, kindName, pageRequest }: Cell) =>
  `${api}, ${kindName}: ${nameOf(pageRequest)}`;

export const shardOf = (cell: Cell): number =>
  createHash('sha256').update(idOf(cell)).digest().readUInt32BE() % shards;

export type SignedInUsers = ReadonlyMap<string | null, string>;

const services = new ControlApi(urls.ownServices);

export async function signInEveryone(): Promise<{ people: SignedInUsers; personal: RegExp }> {
  const signedInUsers = new Map<string | null, string>();
  const known = new Set<string>();
  for (const pageRequest of pageRequests) {
    if (pageRequest.persona === null || signedInUsers.has(personOf(pageRequest))) continue;
    const own = await Control.copyOf(urls.ownServices, pageRequest.persona);
    await pageRequest.given?.(own);
    const person = await request.newContext({ baseURL: urls.ownHub, maxRedirects: 20 });
    await signIn({ request: person }, own.persona);
    // The redirect to a queue sets the cookie of a user who waits in it.
    await person.get(pageRequest.path);
    const { cookies } = await person.storageState();
    signedInUsers.set(
      personOf(pageRequest),
      cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    );
    await person.dispose();
    const { name, email, postcode } = await own.record();
    for (const text of [own.persona, name, email, postcode])
      if (typeof text === 'string' && text !== '') known.add(text);
  }
  const texts = [...known, ...Object.values(testUser)].map(escape);
  return {
    people: signedInUsers,
    personal: new RegExp(`${texts.join('|')}|eyJ|Bearer |@|\\?[\\w-]+=`),
  };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface Around {
  people: SignedInUsers;
  log: LiveLog;
}

async function send(
  { path, persona, given }: PageRequest,
  requestId: string,
  signedInUsers: SignedInUsers,
) {
  const cookie = signedInUsers.get(personOf({ path, persona, given }));
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
  const cells = await inLanes(pageRequests, lanes.working, async (pageRequest) => {
    const { healthy, called } = await requestWhileHealthy(pageRequest, around);
    return apis
      .filter((api) => called.includes(api))
      .flatMap((api) =>
        Object.entries(kinds).map(([kindName, kind]) => ({
          api,
          kindName,
          kind,
          pageRequest,
          healthy,
        })),
      );
  });
  return { cells: cells.flat(), apis };
}

/**
 * Sends the request without a fault, and repeats it if one of its calls was slow, because a busy
 * machine can make any request slow.
 */
async function requestWhileHealthy(
  pageRequest: PageRequest,
  { people: signedInUsers, log }: Around,
  left = tries,
): Promise<Pick<Cell, 'healthy'> & { called: string[] }> {
  const requestId = newId();
  const healthy = await send(pageRequest, requestId, signedInUsers);
  const called = await callsOf(requestId);
  await log.until(requestId, (lines) => lines.some(isRequest), LINES_MS);
  const isWell = log.linesOf(requestId).every(isRequest);
  return isWell || left === 0
    ? { healthy, called }
    : requestWhileHealthy(pageRequest, { people: signedInUsers, log }, left - 1);
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
  const tryOne = (cell: Cell) => tryCell(cell, around, times);
  const working = cells.filter((cell) => !isWaiting(cell));
  const verdicts = [
    ...(await inLanes(working, lanes.working, tryOne)),
    ...(await inLanes(cells.filter(isWaiting), lanes.waiting, tryOne)),
  ];
  return inLanes(verdicts, 1, async (verdict) => {
    let last = verdict;
    for (let again = 0; again < tries && last.wrong.length > 0; again += 1) {
      // The healthy response may have been slow itself.
      const { healthy } = await requestWhileHealthy(last.cell.pageRequest, around);
      last = { ...(await tryOne({ ...last.cell, healthy })), isAgain: true };
    }
    return last;
  });
}

async function tryCell(
  cell: Cell,
  { people: signedInUsers, log }: Around,
  times: Times,
): Promise<Verdict> {
  const requestId = newId();
  const { api, kind, pageRequest } = cell;
  const faultId = await services.fault({ api, requestId, fault: kind.fault });
  const response = await send(pageRequest, requestId, signedInUsers);
  const calls = await callsOf(requestId);
  await services.removeFault(faultId);
  const failures = kind.meets === 'failure' ? calls.filter((call) => call === api).length : 0;
  await log.until(
    requestId,
    (lines) => lines.some(isRequest) && lines.filter(isFailedCall).length >= failures,
    LINES_MS,
  );
  const met: Met = { ...response, calls, lines: log.linesOf(requestId) };
  return { cell, wrong: judge(cell, met, times), durationMs: durationOf(met.lines) };
}
