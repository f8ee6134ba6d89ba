import { readFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';
import type { LoadOrder } from './load.ts';

/**
 * Asks for pages as fast as they come. Each connection asks for all of them in turn, beginning with
 * another: in step, ten would ask for the page of one person at one time, whose upstream calls the hub
 * then makes once for all of them.
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
