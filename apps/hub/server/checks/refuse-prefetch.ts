import { mayBePrefetched } from '#app/platform/paths/prefetch.ts';
import { NEVER_STORED } from '#app/platform/server/http/headers.server.ts';
import { KEPT_COOKIE } from '#app/platform/server/stashed-form/kept-input.server.ts';

/** With this many requests under way, pages that may never be looked at have to wait. */
const BUSY = 20;

/** The first Chromium that forgets what it has fetched ahead when an answer tells it to. */
const FORGETS_SINCE = 138;

/** So much of a request as it looks at. */
interface Asked {
  readonly originalUrl: string;
  get: (header: string) => string | undefined;
}

/** So much of an answer as it needs to refuse. */
interface Answer {
  once: (event: 'close', ended: () => void) => unknown;
  status: (code: number) => {
    setHeader: (name: string, value: string) => { end: () => unknown };
  };
}

/** Whether a browser says that it is one that forgets; of others a person would see old pages. */
function forgets(req: Asked): boolean {
  const version = /"Chromium";v="(\d+)"/.exec(req.get('Sec-CH-UA') ?? '')?.[1];
  return Number(version ?? 0) >= FORGETS_SINCE;
}

/**
 * Answers a browser that asks for a page which nobody has gone to yet: with 503 while the hub is
 * busy, and for whatever does more than read. The browser then asks again when somebody goes there.
 */
export function refusePrefetch(busy = BUSY) {
  let running = 0;
  return (req: Asked, res: Answer, next: () => void): void => {
    running += 1;
    res.once('close', () => (running -= 1));
    if (!req.get('Sec-Purpose')?.startsWith('prefetch')) {
      next();
      return;
    }
    const url = URL.parse(`http://hub${req.originalUrl}`);
    // Typed text that a lost session has left is given back once.
    const isOnce = req.get('Cookie')?.includes(`${KEPT_COOKIE}=`) ?? false;
    if (running <= busy && !isOnce && forgets(req) && url && mayBePrefetched(url)) next();
    else res.status(503).setHeader('Cache-Control', NEVER_STORED).end();
  };
}
