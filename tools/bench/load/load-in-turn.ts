import { readFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';
import type { LoadOrder } from './load.ts';

/**
 * Requests pages as fast as possible. Each connection cycles through all targets from a different
 * start. Without that offset, ten connections would request the page of the same user at the same
 * time, and the hub would share its upstream calls between them.
 *
 * Usage: load-in-turn.ts <file of a LoadOrder>; prints autocannon's report as JSON.
 */
const [, , file = ''] = process.argv;
const { targets, connections, ...end } = JSON.parse(readFileSync(file, 'utf8')) as LoadOrder;

const requests = targets.map(({ url, cookie }): Request => ({
  path: new URL(url).pathname + new URL(url).search,
  headers: cookie === undefined ? {} : { Cookie: cookie },
}));
let begun = 0;

const report = await autocannon({
  url: targets[0].url,
  connections,
  ...end,
  requests,
  setupClient(client) {
    const first = Math.floor((begun * requests.length) / connections);
    begun += 1;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  },
});
process.stdout.write(JSON.stringify(report));
