import type { Server } from 'node:http';
import { Server as Door } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Interval at which idle connections are closed while other connections still work (ms). */
const SWEEP_MS = 50;

/**
 * A turn of the event loop this short only polled for new events (milliseconds). An event between
 * the poll and the end of the turn is lost, so the turn must be too short to accept a connection.
 */
const QUIET_MS = 0.2;

/** Longest wait for a quiet turn. After it, waiting connections are lost (milliseconds). */
const QUIET_WITHIN_MS = 1_000;

/**
 * Time for a proxy without probes to learn that this instance is leaving (milliseconds). With less,
 * it would not avoid this instance.
 */
const LEAVING_MS = 1_000;

export interface Shutdown {
  isDraining: () => boolean;
  /**
   * Whether the notice is over and the hub is about to stop accepting. Read requests are then sent
   * to another instance. A request that arrives while the server closes would be lost, and a proxy
   * must not send a form twice; so no more requests may arrive.
   */
  isLeaving: () => boolean;
  /**
   * Announces the shutdown for a while, in which all requests are still answered. Then it sends
   * read requests elsewhere, stops accepting, lets requests end within the limit, and cuts the
   * rest.
   */
  drain: () => Promise<void>;
}

export interface ShutdownTimes {
  /** How long a load balancer has to notice that this instance drains (ms). */
  noticeMs: number;
  /** Time limit of requests in flight after that (ms). */
  limitMs: number;
}

/** @param doors further servers that accept connections for this server */
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

/** Not the function of `node:timers/promises`, because tests cannot control its time. */
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Stops accepting connections, and resolves when the last one has ended. An HTTP server's own
 * `close` would also cut connections that seem idle.
 */
const close = (door: Door): Promise<void> =>
  new Promise((resolve) => {
    Door.prototype.close.call(door, () => resolve());
  });

/**
 * Resolves right after a turn of the event loop that only polled for new events. After a long turn,
 * connections wait to be accepted and requests wait to be read. Node does not know the former yet,
 * and the latter's connections seem idle, so closing either would lose a form.
 */
async function quietTurn(): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  for (let begin = performance.now(); begin < end; begin = performance.now()) {
    await turn();
    if (performance.now() - begin < QUIET_MS) return;
  }
}
