import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

let hub: RunningHub;

const NOTICE_MS = 1_000;

afterEach(async () => {
  vi.useRealTimers();
  await hub.close();
});

/** Starts a hub with a notice period before it shuts down. The test controls the time. */
async function startWithNotice(): Promise<void> {
  hub = await startHub({ drainNoticeMs: NOTICE_MS });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Makes the loader of `/slow` wait until the test releases it. */
function holdSlow(): { entered: Promise<void>; release: () => void } {
  let release: () => void = () => undefined;
  const entered = new Promise<void>((resolve) => {
    hub.routes.slow = () => {
      resolve();
      return new Promise((finish) => (release = finish));
    };
  });
  return { entered, release: () => release() };
}

describe('a shutdown', () => {
  it('a shutdown lets requests in flight finish, and accepts no new requests', async () => {
    hub = await startHub();
    const { entered, release } = holdSlow();
    const slow = hub.send('/slow');
    await entered;

    const drained = hub.shutdown.drain();
    await expect(hub.send('/dashboard')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    release();
    expect(await slow).toMatchObject({ status: 200, body: 'slow answer' });
    await drained;
  });

  it('a shutdown aborts requests that take too long', async () => {
    hub = await startHub({ drainLimitMs: 100 });
    const { entered, release } = holdSlow();
    const slow = hub.send('/slow');
    const cut = expect(slow).rejects.toMatchObject({ code: 'ECONNRESET' });
    await entered;
    await hub.shutdown.drain();
    await cut;
    release();
  });

  it('a shutdown closes idle connections', async () => {
    hub = await startHub();
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      request({ agent, port: hub.port, path: '/healthz' }, (response) =>
        response.resume().on('end', resolve),
      ).end();
    });
    await hub.shutdown.drain();
    agent.destroy();
  });

  it('a shutdown is announced to new connections before the hub stops accepting them', async () => {
    await startWithNotice();
    const drained = hub.shutdown.drain();
    const response = await hub.send('/readyz');
    expect(response).toMatchObject({ status: 503, body: 'draining\n' });
    expect(response.headers.connection).toBe('close');
    // A request that the load balancer has already forwarded gets a response.
    expect((await hub.send('/dashboard')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(2 * NOTICE_MS);
    await drained;
    await expect(hub.send('/readyz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('shortly before the hub closes, it closes the connections of read requests and accepts forms', async () => {
    await startWithNotice();
    const drained = hub.shutdown.drain();
    expect(hub.shutdown.isLeaving()).toBe(false);
    await vi.advanceTimersByTimeAsync(NOTICE_MS);
    expect(hub.shutdown.isLeaving()).toBe(true);
    await expect(hub.send('/dashboard')).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect(hub.send('/assets/a.js')).rejects.toMatchObject({ code: 'ECONNRESET' });
    const sent = { method: 'POST', headers: { Origin: hub.url }, body: 'a=1' };
    expect((await hub.send('/dashboard', sent)).headers.connection).toBe('close');
    expect((await hub.send('/readyz')).body).toBe('draining\n');
    await vi.advanceTimersByTimeAsync(NOTICE_MS);
    await drained;
  });

  it.each([
    ['the notice period', 0],
    ['the time for closing connections', NOTICE_MS],
  ])(
    'a request gets a response if it arrives while the hub is too busy to notice that %s is over',
    async (_, passedMs) => {
      await startWithNotice();
      const socket = connect(hub.port, '127.0.0.1');
      const request = () => socket.write('GET /healthz HTTP/1.1\r\nHost: hub\r\n\r\n');
      const result = async () => String((await once(socket, 'data'))[0]);
      request();
      expect(await result()).toContain('Connection: keep-alive');

      const drained = hub.shutdown.drain();
      await vi.advanceTimersByTimeAsync(passedMs);
      request();
      // The request has arrived, but the process reads it only after its timers have run.
      vi.advanceTimersByTime(NOTICE_MS);
      expect(await result()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*Connection: close/);
      await vi.advanceTimersByTimeAsync(2 * NOTICE_MS);
      await drained;
      socket.destroy();
    },
  );

  it('a shutdown happens once, however often it is requested', async () => {
    hub = await startHub();
    expect(hub.shutdown.isDraining()).toBe(false);
    const first = hub.shutdown.drain();
    expect(hub.shutdown.drain()).toBe(first);
    expect(hub.shutdown.isDraining()).toBe(true);
    await first;
  });
});
