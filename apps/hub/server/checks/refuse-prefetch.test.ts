import { expect, it, vi } from 'vitest';
import { refusePrefetch } from './refuse-prefetch.ts';

const browser = (version: number) => `"Chromium";v="${version}", "Not A Brand";v="24"`;
const prefetch = { 'Sec-Purpose': 'prefetch', 'Sec-CH-UA': browser(138) };

/**
 * The result of a request: whether it was passed on, its status, and a function that finishes it.
 */
function send(
  handle: ReturnType<typeof refusePrefetch>,
  originalUrl: string,
  headers: Record<string, string> = prefetch,
) {
  const next = vi.fn();
  const status = vi.fn<(code: number) => void>();
  const ends: (() => void)[] = [];
  const res = {
    once: (_name: 'close', end: () => void) => ends.push(end),
    status: (code: number) => {
      status(code);
      return { setHeader: () => ({ end: vi.fn() }) };
    },
  };
  const req = { originalUrl, get: (name: string) => headers[name] };
  handle(req, res, next);
  return {
    outcome: next.mock.calls.length > 0 ? 'served' : status.mock.calls[0]?.[0],
    end: () => ends.forEach((end) => end()),
  };
}

it.each([
  '/dashboard?widget=Notes',
  '/dashboard/todo',
  '/explore/unis?letter=K',
  '/explore/uni-detail/10007768',
  '/coursedisplay/courses/l14-psychology',
])('%s may be prefetched', (path) => {
  expect(send(refusePrefetch(), path).outcome).toBe('served');
});

it.each([
  '/',
  '/dashboard',
  '/dashboard?faq=fees',
  '/dashboard/live',
  '/dashboard/queue',
  '/dashboard/welcome',
  '/dashboard/preferences',
  '/dashboard/calendar/link/stop',
  '/dashboard/statement.pdf',
  '/explore/favourites.csv',
  '/account/login',
  '/account/logout',
  '/account/your-data.json',
  '/resources/addresses?q=CB1',
  '//',
])('%s may not be prefetched, but is served when a user opens it', (path) => {
  expect(send(refusePrefetch(), path).outcome).toBe(503);
  expect(
    send(refusePrefetch(), path, { ...prefetch, 'Sec-Purpose': 'prefetch;prerender' }).outcome,
  ).toBe(503);
  expect(send(refusePrefetch(), path, {}).outcome).toBe('served');
});

it('no page may be prefetched while the hub is busy or has stored input for the user', () => {
  const handle = refusePrefetch(1);
  const first = send(handle, '/dashboard/todo', {});
  expect(send(handle, '/dashboard/todo').outcome).toBe(503);
  expect(send(handle, '/dashboard/todo', {}).outcome).toBe('served');
  first.end();
  const idle = refusePrefetch(1);
  const Cookie = 'a=1; __Host-hub-kept=abc';
  expect(send(idle, '/dashboard/todo', { ...prefetch, Cookie }).outcome).toBe(503);
});

it.each([
  ['an older browser', { ...prefetch, 'Sec-CH-UA': browser(137) }],
  ['a browser that does not name itself', { 'Sec-Purpose': 'prefetch' }],
])('no page may be prefetched by %s, which cannot remove prefetched pages', (_name, headers) => {
  expect(send(refusePrefetch(), '/dashboard/todo', headers).outcome).toBe(503);
});
