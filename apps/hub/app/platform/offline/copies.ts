import { language } from '@applicant-hub/domain';
import { AT } from '#app/platform/browser/page/section.ts';
import { inLanguage, paths } from '#app/platform/paths/links.ts';
import { OWNER_HEADER, readablePaths } from './readable.ts';
import { readOnlyHtml, stylesIn } from './read-only.ts';

/** Start of the name of the cache with the pages of one applicant. The name ends with the owner. */
const COPIES_CACHE = 'hub-copies-';

/** The page that is shown if there is no copy. It is the same for all users. */
const OFFLINE_CACHE = 'hub-offline';

const READABLE_MS = 7 * 24 * 60 * 60_000;

/** Header of a stored copy with its time (epoch milliseconds). */
const SAVED_HEADER = 'Hub-Saved';

/** A copy runs no scripts and sends no forms. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Key of the entry that is stored during a sign-in, until a page shows who has signed in. */
const LOCK = paths.callback;

/** Parameters that do not change the content of a page, although they may change its display. */
const IGNORED = ['notice', AT, 'mode'];

/** The number of the newest navigation, sign-out or deletion that was applied to the copies. */
let newest = 0;

/**
 * Stores the copy of a page, and removes the copies of all other applicants. It does nothing if
 * there has been a newer page or a sign-out, so that a slow response cannot restore a removed copy.
 *
 * @param order number of the navigation
 */
export async function savePage(url: URL, response: Response, order: number): Promise<void> {
  const owner = response.headers.get(OWNER_HEADER);
  const isPage = response.status === 200;
  if (order < newest) return;
  if (owner === null) {
    if (isPage && url.pathname === paths.logout) await forgetCopies(order);
    return;
  }
  newest = order;
  const key = keyOf(url);
  const name = COPIES_CACHE + owner;
  const page = isPage && readablePaths.has(key) ? response.clone() : null;
  // An error page also shows who is signed in.
  await removeCopies((other) => other !== name);
  await (await caches.open(OFFLINE_CACHE)).delete(LOCK);
  if (page === null) return;
  const html = readOnlyHtml(await page.text(), new Date());
  const cache = await caches.open(name);
  if (isIncomplete(html) && (await findFresh(cache, key))) return;
  if (order !== newest) return;
  await storeWithStyles(cache, key, html);
  await removeOld(cache);
}

export async function forgetCopies(order: number): Promise<void> {
  newest = order;
  await removeCopies(() => true);
}

export async function lockCopies(): Promise<void> {
  await (await caches.open(OFFLINE_CACHE)).put(LOCK, new Response());
}

export async function findCopy(url: URL): Promise<Response> {
  const offline = await caches.open(OFFLINE_CACHE);
  if ((await offline.match(LOCK)) === undefined) {
    for (const name of await copyNames()) {
      const copy = await findFresh(await caches.open(name), keyOf(url));
      if (copy) return copy;
    }
  }
  return (await offline.match(paths.offline)) ?? Response.error();
}

function keyOf({ pathname, search }: URL): string {
  const params = new URLSearchParams(search);
  for (const name of IGNORED) params.delete(name);
  return params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
}

async function findFresh(cache: Cache, key: string): Promise<Response | null> {
  const copy = await cache.match(key);
  if (copy === undefined) return null;
  if (!isOld(copy)) return copy;
  await cache.delete(key);
  return null;
}

/** Whether a part of the page was slow or failed. A complete copy is more useful than this page. */
const isIncomplete = (html: string) => /data-state="(pending|error)"/.test(html);

/** Stores the page without the user's name. Each language has a worker, which replaces the page. */
export async function saveOfflinePage(): Promise<void> {
  const page = inLanguage(paths.offline, language);
  const html = readOnlyHtml(await textOf(page, { credentials: 'omit' }), null);
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
