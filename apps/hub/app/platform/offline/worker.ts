import { findCopy, forgetCopies, lockCopies, saveOfflinePage, savePage } from './copies.ts';
import { paths } from '#app/platform/paths/links.ts';

/** TypeScript's types for pages do not contain the types for service workers. */
interface WaitEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends WaitEvent {
  request: Request;
  /** The response that the browser requested while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface Worker {
  addEventListener: ((type: 'install' | 'activate', listen: (event: WaitEvent) => void) => void) &
    ((type: 'fetch', listen: (event: RequestEvent) => void) => void);
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
}

const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([saveOfflinePage(), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  // The browser requests a page without waiting for the worker to start.
  const preload = worker.registration.navigationPreload.enable();
  event.waitUntil(Promise.all([worker.clients.claim(), preload]));
});

/** Forms after which this device must not show any page of the applicant. */
const ends: readonly string[] = [paths.logout, paths.deleteData];

/** Forms that delete a text or answers, which copies may contain. */
const CLEARS = /^\/dashboard\/(widgets\/\w+\/clear|preferences\/wipe\/[\w-]+)$/;

const isEnd = (path: string) => ends.includes(path) || CLEARS.test(path);

/** Number of navigations. */
let opened = 0;

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST') {
    if (isEnd(url.pathname)) event.waitUntil(forgetCopies((opened += 1)));
    return;
  }
  if (request.mode !== 'navigate') {
    const isStyle = request.destination === 'style' && url.origin === self.origin;
    if (isStyle) event.respondWith(fetch(request).catch(() => storedStyle(request)));
    return;
  }
  event.respondWith(openPage(event, url, (opened += 1)));
});

/** Uses the network first, so that a page is never outdated while there is a connection. */
async function openPage(event: RequestEvent, url: URL, order: number): Promise<Response> {
  try {
    if (url.pathname === paths.callback) await lockCopies();
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Storage may be full or denied.
    event.waitUntil(savePage(url, response, order).catch(() => undefined));
    return response;
  } catch {
    return findCopy(url);
  }
}

const storedStyle = async (request: Request) => (await caches.match(request)) ?? Response.error();
