import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { withCookies } from './hub.ts';
import { loadPages } from './load.ts';

/** Who asked, and what waits for its answer: all are answered once ten are under way. */
const asked: (string | undefined)[] = [];
const waiting: ServerResponse[] = [];
const server = createServer((request, response) => {
  asked.push(request.headers.cookie);
  if (waiting.push(response) === 10) for (const each of waiting.splice(0)) each.end();
});
afterAll(() => server.close());

it('asks for pages of different people at one time, and for those of each as often', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const people = Array.from({ length: 20 }, (_, at) => `person=${at}`);
  await loadPages(withCookies((server.address() as AddressInfo).port, people), 200);
  for (let at = 0; at < asked.length; at += 10) {
    expect(new Set(asked.slice(at, at + 10)).size).toBe(10);
  }
  expect([...asked].sort()).toEqual(
    people.flatMap((person) => Array<string>(10).fill(person)).sort(),
  );
});
