import type { Server } from 'node:http';
import { Server as Door } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** How often connections that have become idle are closed while others still work (ms). */
const SWEEP_MS = 50;

/**
 * A turn of the event loop no longer than this did nothing but look what had come (milliseconds). What
 * comes between that look and the end of the turn is lost, so it must not even have room for accepting
 * a connection.
 */
const QUIET_MS = 0.2;

/** How long a quiet turn is waited for at most; then what waits outside is lost (milliseconds). */
const QUIET_WITHIN_MS = 1_000;

/**
 * How long a proxy that does not probe has to hear that this instance leaves (milliseconds); less than
 * it then leaves it alone.
 */
const LEAVING_MS = 1_000;

export interface Shutdown {
  isDraining: () => boolean;
  /**
   * Whether the notice is over, and it is about to accept no more: whoever reads is to be sent to
   * another instance. To close the door on a request that comes in that moment would lose it, and a
   * proxy may not send a form twice; so nobody may be coming.
   */
  isLeaving: () => boolean;
  /**
   * Says that it drains, for a while in which everything is still answered; then leaves, stops
   * accepting, lets requests end within the limit, and cuts what is left.
   */
  drain: () => Promise<void>;
}

export interface ShutdownTimes {
  /** How long a load balancer has to notice that this instance drains (ms). */
  noticeMs: number;
  /** How long requests that are under way may still take after that (ms). */
  limitMs: number;
}

/** @param doors where else the server's connections come in */
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

/** Not that of `node:timers/promises`, whose time a test cannot set. */
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Accepts no more there; ends when the last of its connections has. An HTTP server's own `close` would
 * cut those that seem idle as well.
 */
const close = (door: Door): Promise<void> =>
  new Promise((resolve) => {
    Door.prototype.close.call(door, () => resolve());
  });

/**
 * Ends right after a turn of the event loop in which there was nothing to do but to look what had come.
 * After a long turn connections wait to be accepted, and requests to be read: until then the one are
 * unknown to Node, and the others' connections seem idle. To close either loses a form.
 */
async function quietTurn(): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  for (let begin = performance.now(); begin < end; begin = performance.now()) {
    await turn();
    if (performance.now() - begin < QUIET_MS) return;
  }
}
