import { language } from '@applicant-hub/domain';

/** The worker has the words of its language, so each language has a file. */
const WORKER = `/worker-${language}.js`;

/**
 * Starts the worker that stores pages for offline reading. Only on a phone or tablet: a laptop is
 * more often shared, so it stores no pages.
 */
export function registerWorker(): void {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  // Vite serves no worker in development. Without TLS, browsers have no workers.
  if (!import.meta.env.PROD || !isPhone || !('serviceWorker' in navigator)) return;
  const registered = navigator.serviceWorker.register(WORKER, { updateViaCache: 'all' });
  // The browser may refuse to store anything. Pages then need a connection, as without a worker.
  registered.catch(() => undefined);
}
