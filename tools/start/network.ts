import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export async function isPortTaken(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return false;
  } catch {
    return true;
  } finally {
    probe.close();
  }
}

/**
 * Requests a URL until it responds with a 2xx status.
 *
 * @throws when `signal` is aborted or nothing responded within `timeout` milliseconds
 */
export async function waitForOk(url: string, signal: AbortSignal, timeout = 60_000): Promise<void> {
  const deadline = performance.now() + timeout;
  while (!(await isOk(url, signal))) {
    if (performance.now() > deadline)
      throw new Error(`${url} did not respond within ${timeout / 1000} s`);
    await delay(50, undefined, { signal });
  }
}

async function isOk(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
