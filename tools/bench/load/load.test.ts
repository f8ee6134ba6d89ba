import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { withCookies } from '../stack/hub.ts';
import { loadPages } from './load.ts';

/** The cookies of the requests. No response is sent until ten requests are open. */
const requests: (string | undefined)[] = [];
const waiting: ServerResponse[] = [];
const server = createServer((request, response) => {
  requests.push(request.headers.cookie);
  if (waiting.push(response) === 10) for (const each of waiting.splice(0)) each.end();
});
afterAll(() => server.close());

it('connections request pages of different users at the same time, and request each page equally often', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const users = Array.from({ length: 20 }, (_, at) => `person=${at}`);
  await loadPages(withCookies((server.address() as AddressInfo).port, users), 200);
  for (let at = 0; at < requests.length; at += 10) {
    expect(new Set(requests.slice(at, at + 10)).size).toBe(10);
  }
  expect([...requests].sort()).toEqual(
    users.flatMap((person) => Array<string>(10).fill(person)).sort(),
  );
});
