import type { Server } from 'node:http';
import type { Server as Door } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How often connections that have become idle are closed while others still work (ms). */
const SWEEP_MS = 50;

export interface Shutdown {
  isDraining: () => boolean;
  /**
   * Says that it drains, for a while in which new connections are still answered; then stops
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

  async function closeServer(): Promise<void> {
    if (noticeMs > 0) await delay(noticeMs);
    const closed = Promise.all([server, ...doors].map(close));
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(limit);
  }

  return {
    isDraining: () => draining !== undefined,
    drain: () => (draining ??= closeServer()),
  };
}

/** Accepts no more there; ends when the last of its connections has. */
const close = (door: Door): Promise<void> =>
  new Promise((resolve) => {
    door.close(() => resolve());
  });
