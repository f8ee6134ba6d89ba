import { Agent, get } from 'node:http';
import type { Target } from './load.ts';
import { percentile } from '../statistics.ts';

/**
 * Times until the first and the last byte of a page. Both are the 99th percentile, in milliseconds.
 */
export interface Waits {
  readonly firstByteP99Ms: number;
  readonly lastByteP99Ms: number;
}

/**
 * Requests a page over 10 connections. Each connection sends its next request after it has received
 * a response.
 */
export async function measureWaits(target: Target, pagesPerConnection: number): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const connections = Array.from({ length: 10 }, async () => {
    const waits = [];
    for (let page = 0; page < pagesPerConnection; page += 1) waits.push(await wait(target, agent));
    return waits;
  });
  const waits = (await Promise.all(connections)).flat();
  agent.destroy();
  return {
    firstByteP99Ms: percentile(
      waits.map(({ firstByte }) => firstByte),
      99,
    ),
    lastByteP99Ms: percentile(
      waits.map(({ lastByte }) => lastByte),
      99,
    ),
  };
}

function wait(
  { url, cookie }: Target,
  agent: Agent,
): Promise<{ firstByte: number; lastByte: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: cookie === undefined ? {} : { Cookie: cookie } }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${url} responds with ${response.statusCode ?? 0}`));
      let firstByte: number | undefined;
      response.on('data', () => (firstByte ??= performance.now() - started));
      response.on('end', () => {
        const lastByte = performance.now() - started;
        resolve({ firstByte: firstByte ?? lastByte, lastByte });
      });
    }).on('error', reject);
  });
}
