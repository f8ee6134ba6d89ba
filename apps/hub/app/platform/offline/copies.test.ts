import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findCopy, forgetCopies, lockCopies, saveOfflinePage, savePage } from './copies.ts';
import { OWNER_HEADER } from './readable.ts';

/** Caches in memory, with the part of the interface that the worker uses. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
      keys: () => Promise.resolve([...entries.keys()]),
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      delete: (key: string) => Promise.resolve(entries.delete(key)),
    };
  };
  return {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (key: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(all.get(cacheName)?.get(key)?.clone()),
  };
}

const hub = (path: string) => new URL(path, 'https://hub.example');

const page = (text: string, owner: string | null, status = 200) =>
  new Response(`<link href="/assets/page-a1.css"><main>${text}</main>`, {
    status,
    headers: owner === null ? {} : { [OWNER_HEADER]: owner },
  });

describe('copies of pages', () => {
  const textAt = async (path: string) => (await findCopy(hub(path))).text();
  let order = 0;
  /** The number of a new navigation. */
  const next = () => (order += 1);

  beforeEach(async () => {
    vi.stubGlobal('caches', fakeCaches());
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<main>Offline</main>')));
    await saveOfflinePage();
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('a page that may be read offline is stored with its styles', async () => {
    await savePage(hub('/dashboard?widget=Notes'), page('Mine', 'ada'), next());
    expect(await textAt('/dashboard?widget=Notes')).toMatch(/This copy was saved.*Mine/);
    expect(
      await caches.match('/assets/page-a1.css', { cacheName: 'hub-copies-ada' }),
    ).toBeDefined();
  });

  it.each([
    ['a page that may not be read offline', '/dashboard/preferences', page('Mine', 'ada')],
    ['a widget that may not be read offline', '/dashboard?widget=Tariff', page('Mine', 'ada')],
    ['an error page', '/dashboard', page('Mine', 'ada', 503)],
    ['a page without an applicant', '/dashboard', page('Mine', null)],
  ])('%s is not stored', async (_, path, response) => {
    await savePage(hub(path), response, next());
    expect(await textAt(path)).toContain('Offline');
  });

  it.each([
    ['a notice', '/dashboard/calendar', '/dashboard/calendar?notice=abc&at=dates'],
    ['another mode', '/dashboard?widget=Notes', '/dashboard?widget=Notes&mode=edit'],
  ])('a page with %s replaces the stored copy of the page', async (_, path, opened) => {
    await savePage(hub(path), page('Before', 'ada'), next());
    await savePage(hub(opened), page('After', 'ada'), next());
    expect(await textAt(path)).toContain('After');
    expect(await textAt(opened)).toContain('After');
  });

  it('a page with a part that failed does not replace a complete copy', async () => {
    await savePage(hub('/dashboard'), page('Mine', 'ada'), next());
    await savePage(hub('/dashboard'), page('<p data-state="error">Failed</p>', 'ada'), next());
    expect(await textAt('/dashboard')).toContain('Mine');
  });

  it("another applicant's error page removes all copies", async () => {
    await savePage(hub('/dashboard'), page('Mine', 'ada'), next());
    await savePage(hub('/dashboard'), page('Sorry', 'bea', 503), next());
    expect(await textAt('/dashboard')).toContain('Offline');
  });

  it('no copy can be read after a sign-in until a page shows who is signed in', async () => {
    await savePage(hub('/dashboard'), page('Mine', 'ada'), next());
    await lockCopies();
    expect(await textAt('/dashboard')).toContain('Offline');
    await savePage(hub('/dashboard/preferences'), page('Mine', 'ada'), next());
    expect(await textAt('/dashboard')).toContain('Mine');
  });

  it("another applicant's page removes all copies, even if it is not stored", async () => {
    await savePage(hub('/dashboard'), page('Mine', 'ada'), next());
    await savePage(hub('/dashboard/preferences'), page('Theirs', 'bea'), next());
    expect(await textAt('/dashboard')).toContain('Offline');
    expect(await caches.keys()).toEqual(['hub-offline']);
  });

  it('a sign-out removes all copies, and a page from before it is not stored later', async () => {
    await savePage(hub('/dashboard'), page('Mine', 'ada'), next());
    const early = next();
    await forgetCopies(next());
    await savePage(hub('/dashboard/calendar'), page('Mine', 'ada'), early);
    expect(await caches.keys()).toEqual(['hub-offline']);
  });

  it('a page that is still loading at a sign-out is not stored', async () => {
    const slow = savePage(hub('/dashboard'), page('Mine', 'ada'), next());
    await Promise.all([slow, forgetCopies(next())]);
    expect(await textAt('/dashboard')).toContain('Offline');
  });

  it('the page after a sign-out elsewhere removes all copies', async () => {
    await savePage(hub('/dashboard'), page('Mine', 'ada'), next());
    await savePage(hub('/account/logout'), page('Signed out', null), next());
    expect(await caches.keys()).toEqual(['hub-offline']);
  });

  it('a copy can be read for seven days, and after that the next stored page removes it', async () => {
    vi.useFakeTimers();
    await savePage(hub('/dashboard'), page('Mine', 'ada'), next());
    vi.advanceTimersByTime(7 * 24 * 60 * 60_000 - 1);
    expect(await textAt('/dashboard')).toContain('Mine');
    vi.advanceTimersByTime(1);
    expect(await textAt('/dashboard')).toContain('Offline');
    await savePage(hub('/dashboard/calendar'), page('Mine', 'ada'), next());
    expect(await caches.match('/dashboard', { cacheName: 'hub-copies-ada' })).toBeUndefined();
  });
});
