import type { Server } from 'node:http';
import { Server as Door } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Interval at which idle connections are closed during a shutdown (milliseconds). */
const SWEEP_MS = 50;

/**
 * A turn of the event loop that is shorter than this (milliseconds) only polled for new events: it
 * is too short to accept a connection. An event after the poll is missed, so the limit is low.
 */
const QUIET_MS = 0.2;

/** Longest wait for a quiet turn (milliseconds). After that, waiting connections are lost. */
const QUIET_WITHIN_MS = 1_000;

/**
 * Time for a proxy without probes to notice that this instance is shutting down (milliseconds).
 * With less time, the proxy would still send requests to it.
 */
const LEAVING_MS = 1_000;

export interface Shutdown {
  isDraining: () => boolean;
  /**
   * Whether the notice period is over and the hub is about to stop accepting connections. A request
   * that arrives while the server closes would be lost, and a proxy must not send a form twice. So
   * requests must stop arriving before the server closes: the hub closes the connection of each GET
   * and HEAD request, and the proxy then sends requests to another instance.
   */
  isLeaving: () => boolean;
  /**
   * Announces the shutdown for the notice period, in which all requests still get a response. Then
   * it closes the connections of GET and HEAD requests so that a proxy sends them to another
   * instance, stops accepting connections, lets requests finish within the time limit, and aborts
   * the rest.
   */
  drain: () => Promise<void>;
}

export interface ShutdownTimes {
  /** Time for a load balancer to notice that this instance is draining (milliseconds). */
  noticeMs: number;
  /** Time limit for requests in flight after the notice period (milliseconds). */
  limitMs: number;
}

export function createShutdown(
  server: Server,
  { noticeMs, limitMs }: ShutdownTimes,
  doors: readonly Door[] = [],
): Shutdown {
  let draining: Promise<void> | undefined;
  let leaving = false;

  async function closeServer(): Promise<void> {
    if (noticeMs > 0) {
      await delay(noticeMs);
      leaving = true;
      await delay(Math.min(noticeMs, LEAVING_MS));
      await quietTurn();
    }
    const closed = Promise.all([server, ...doors].map(close));
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    const isClosed = closed.then(() => true);
    const isOpenAfter = (ms: number) =>
      Promise.race([isClosed, delay(ms)]).then((is) => is !== true);
    do {
      await quietTurn();
      server.closeIdleConnections();
    } while (await isOpenAfter(SWEEP_MS));
    clearTimeout(limit);
  }

  return {
    isDraining: () => draining !== undefined,
    isLeaving: () => leaving,
    drain: () => (draining ??= closeServer()),
  };
}

/** Does not use `node:timers/promises`, because tests cannot fake its timers. */
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Stops accepting connections, and resolves when the last connection has closed. The `close` method
 * of an HTTP server would also close connections that seem idle.
 */
const close = (door: Door): Promise<void> =>
  new Promise((resolve) => {
    Door.prototype.close.call(door, () => resolve());
  });

/**
 * Resolves right after a turn of the event loop that only polled for new events. After a long turn,
 * some connections may wait to be accepted and some requests may wait to be read. Node has not
 * accepted those connections yet, and the connections with unread requests seem idle. Closing the
 * server or idle connections would then lose a form.
 */
async function quietTurn(): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  for (let begin = performance.now(); begin < end; begin = performance.now()) {
    await turn();
    if (performance.now() - begin < QUIET_MS) return;
  }
}
