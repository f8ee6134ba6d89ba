import { paths } from '#app/platform/paths/links.ts';
import { OWNER_HEADER, readablePaths } from './readable.ts';
import { readOnlyHtml, stylesIn } from './read-only.ts';

/** Start of the name of the cache with the pages of one applicant. The name ends with the owner. */
const COPIES_CACHE = 'hub-copies-';

/** The page that is shown if there is no copy. It is the same for all users. */
const OFFLINE_CACHE = 'hub-offline';

/** How long a copy can be read (milliseconds). */
const READABLE_MS = 7 * 24 * 60 * 60_000;

/** Header of a stored copy with its time (epoch milliseconds). */
const SAVED_HEADER = 'Hub-Saved';

/** Nothing runs in a copy, and nothing can be sent from it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The newest page, sign-out or deletion of which the copies are up to date. */
let newest = 0;

/**
 * Stores the copy of a page, and removes the copies of all other applicants. It does nothing if
 * there has been a newer page or a sign-out, so that a slow page cannot bring a copy back.
 *
 * @param order number of the navigation
 */
export async function savePage(url: URL, response: Response, order: number): Promise<void> {
  const owner = response.headers.get(OWNER_HEADER);
  if (response.status !== 200 || order < newest) return;
  if (owner === null) {
    if (url.pathname === paths.logout) await forgetCopies(order);
    return;
  }
  newest = order;
  const path = url.pathname + url.search;
  const name = COPIES_CACHE + owner;
  const page = readablePaths.has(path) ? response.clone() : null;
  await removeCopies((other) => other !== name);
  if (page === null) return;
  const html = readOnlyHtml(await page.text(), new Date());
  if (order !== newest) return;
  const cache = await caches.open(name);
  await storeWithStyles(cache, path, html);
  await removeOld(cache);
}

/** Removes all copies of pages, after a sign-out or a deletion of data. */
export async function forgetCopies(order: number): Promise<void> {
  newest = order;
  await removeCopies(() => true);
}

/** @returns the copy of a page, or the offline page if there is no copy from the last seven days */
export async function findCopy(url: URL): Promise<Response> {
  for (const cacheName of await copyNames()) {
    const copy = await caches.match(url.pathname + url.search, { cacheName });
    if (copy && !isOld(copy)) return copy;
  }
  return (await caches.match(paths.offline, { cacheName: OFFLINE_CACHE })) ?? Response.error();
}

export async function saveOfflinePage(): Promise<void> {
  const html = readOnlyHtml(await textOf(paths.offline, { credentials: 'omit' }), null);
  await storeWithStyles(await caches.open(OFFLINE_CACHE), paths.offline, html);
}

async function storeWithStyles(cache: Cache, path: string, html: string): Promise<void> {
  const styles = stylesIn(html).map(async (href) =>
    cache.put(href, stored(await textOf(href), 'text/css')),
  );
  await Promise.all(styles);
  await cache.put(path, stored(html, 'text/html'));
}

async function textOf(path: string, options?: RequestInit): Promise<string> {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

const stored = (text: string, type: string) =>
  new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      // Back requests a page again, so it never shows a copy while there is a connection.
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      [SAVED_HEADER]: String(Date.now()),
    },
  });

const isOld = (copy: Response) =>
  Date.now() - Number(copy.headers.get(SAVED_HEADER)) >= READABLE_MS;

async function removeOld(cache: Cache): Promise<void> {
  for (const key of await cache.keys()) {
    const copy = await cache.match(key);
    if (copy && isOld(copy)) await cache.delete(key);
  }
}

const copyNames = async () => (await caches.keys()).filter((name) => name.startsWith(COPIES_CACHE));

async function removeCopies(isRemoved: (name: string) => boolean): Promise<void> {
  const names = await copyNames();
  await Promise.all(names.filter(isRemoved).map((name) => caches.delete(name)));
}
