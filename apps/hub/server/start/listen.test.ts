import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createDoors, listen } from './listen.ts';
import { createShutdown } from './shutdown.ts';

const anywhere = { host: '127.0.0.1', port: 0 };

/** Functions that close a test's servers. */
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function start(): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => response.end('answered'));
  const doors = createDoors(server);
  ends.push(createShutdown(server, { noticeMs: 0, limitMs: 0 }, doors).drain);
  return { server, port: await listen(server, doors, anywhere) };
}

/** Opens this many connections in another process while this process is blocked. */
function connect(port: number, times: number): void {
  const script = `
    const { connect } = require('node:net');
    let connected = 0;
    for (let time = 0; time < ${times}; time += 1)
      connect(${port}, '127.0.0.1', () => { if (++connected === ${times}) process.exit(); });
  `;
  execFileSync(process.execPath, ['--eval', script]);
}

it('one turn of the event loop accepts several simultaneous connections', async () => {
  const { server, port } = await start();
  const crowd = 64;
  let taken = 0;
  server.on('connection', () => (taken += 1));
  connect(port, crowd);
  let turns = 0;
  for (; taken < crowd; turns += 1) await nextTurn();
  expect(turns).toBeLessThan(crowd / 2);
});

it('the server responds on every socket, and closes all sockets together', async () => {
  const { port } = await start();
  const request = () =>
    fetch(`http://127.0.0.1:${port}`, { headers: { Connection: 'close' } }).then((response) =>
      response.text(),
    );
  const answers = await Promise.all(Array.from({ length: 64 }, request));
  expect(new Set(answers)).toEqual(new Set(['answered']));
  await ends.pop()?.();
  await expect(request()).rejects.toThrow();
});

it('the address is not shared with another process', async () => {
  const { port } = await start();
  const other = createServer();
  await expect(listen(other, createDoors(other), { ...anywhere, port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  const plain = createServer().listen(port, anywhere.host);
  await expect(once(plain, 'listening')).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
