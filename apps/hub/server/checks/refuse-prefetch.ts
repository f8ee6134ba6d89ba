import { mayBePrefetched } from '#app/platform/paths/prefetch.ts';
import { NEVER_STORED } from '#app/platform/server/http/headers.server.ts';
import { STASH_COOKIE } from '#app/platform/server/session/stashed-form.server.ts';

/** Prefetches are refused while more requests than this are in flight. */
const BUSY = 20;

/** The first Chromium version that removes prefetched pages when a response requests it. */
const FORGETS_SINCE = 138;

interface IncomingRequest {
  readonly originalUrl: string;
  get: (header: string) => string | undefined;
}

interface OutgoingResponse {
  once: (event: 'close', ended: () => void) => unknown;
  status: (code: number) => {
    setHeader: (name: string, value: string) => { end: () => unknown };
  };
}

/**
 * Whether the browser can remove prefetched pages. Users of other browsers would see outdated
 * pages.
 */
function forgets(req: IncomingRequest): boolean {
  const version = /"Chromium";v="(\d+)"/.exec(req.get('Sec-CH-UA') ?? '')?.[1];
  return Number(version ?? 0) >= FORGETS_SINCE;
}

/**
 * Responds to a prefetch with 503 while the hub is busy, if the page has side effects, or if the
 * browser cannot remove prefetched pages. The browser requests the page again when the user opens
 * it.
 */
export function refusePrefetch(busy = BUSY) {
  let running = 0;
  return (req: IncomingRequest, res: OutgoingResponse, next: () => void): void => {
    running += 1;
    res.once('close', () => (running -= 1));
    if (!req.get('Sec-Purpose')?.startsWith('prefetch')) {
      next();
      return;
    }
    const url = URL.parse(`http://hub${req.originalUrl}`);
    // Input from a lost session is returned only once, so a prefetch must not receive it.
    const isOnce = req.get('Cookie')?.includes(`${STASH_COOKIE}=`) ?? false;
    if (running <= busy && !isOnce && forgets(req) && url && mayBePrefetched(url)) next();
    else res.status(503).setHeader('Cache-Control', NEVER_STORED).end();
  };
}
