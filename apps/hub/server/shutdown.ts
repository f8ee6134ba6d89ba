import type { Server } from 'node:http';

/** How often connections that have become idle are closed while others still work (ms). */
const SWEEP_MS = 50;

export interface Shutdown {
  isDraining: () => boolean;
  /** Stops accepting, lets requests end within the limit, then cuts what is left. */
  drain: () => Promise<void>;
}

/** @param limitMs how long requests that are under way may still take */
export function createShutdown(server: Server, limitMs: number): Shutdown {
  let draining: Promise<void> | undefined;

  async function closeServer(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
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
