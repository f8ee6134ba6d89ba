import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Target } from './load.ts';
import type { RushResponse, RushOrder } from '../rush.ts';

/**
 * Requests pages as a crowd of users does. Each request is sent at a fixed time, whether or not
 * earlier requests have a response. Connections are reused, as they are behind a proxy, and their
 * number is not limited. If the order sets `connections`, each connection waits for a response
 * instead.
 *
 * Usage: rush-load.ts <file with a RushOrder>. It prints the responses as JSON.
 */
const [, , file = ''] = process.argv;
const { targets, perSecond, seconds, connections } = JSON.parse(
  readFileSync(file, 'utf8'),
) as RushOrder;

const agent = new Agent({ keepAlive: true });
const responses: RushResponse[] = [];
const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' };

let count = 0;

function open(target: Target): Promise<void> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => {
      responses.push({ status, ms: performance.now() - sentAt });
      resolve();
    };
    get(target.url, { agent, headers: { ...headers, Cookie: target.cookie } }, (response) => {
      response.on('end', () => end(response.statusCode ?? 0)).resume();
    }).on('error', () => end(0));
  });
}

const next = (): Target => targets[count++ % targets.length] ?? targets[0];

const began = performance.now();
const passed = () => (performance.now() - began) / 1000;

if (connections === undefined) await openLoop();
else await Promise.all(Array.from({ length: connections }, closedLoop));
const tookSeconds = passed();
agent.destroy();
process.stdout.write(JSON.stringify({ responses, tookSeconds }));

async function closedLoop(): Promise<void> {
  while (passed() < seconds) await open(next());
}

/** Sends a fixed number of requests per second, evenly spaced. */
function openLoop(): Promise<unknown> {
  const all: Promise<void>[] = [];
  return new Promise((resolve) => {
    const send = () => {
      const due = Math.min(passed(), seconds) * perSecond;
      while (count < due) all.push(open(next()));
      if (passed() < seconds) setTimeout(send, 1);
      else resolve(Promise.all(all));
    };
    send();
  });
}
