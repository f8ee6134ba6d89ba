import type { RequestHandler } from 'express';
import { Router } from 'express';
import sirv from 'sirv';

/** Files under this path carry a hash of their content in their name, so they never change. */
const HASHED = '/assets/';

const YEAR_S = 365 * 24 * 60 * 60;
const HOUR_S = 60 * 60;

/**
 * Serves the browser's part of the build. The `.br` and `.gz` files beside each file were made by
 * the build (`precompress.ts`), so nothing is compressed while people wait.
 */
export function staticFiles(directory: string): RequestHandler {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(res, path) {
      const isHashed = path.startsWith(HASHED);
      res.setHeader(
        'Cache-Control',
        isHashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`,
      );
    },
  });
  const router = Router();
  router.get('*', serve);
  // An old page may ask for a file of an earlier build; a rendered page would be no use to it.
  router.get(`${HASHED}*`, (_req, res) => res.status(404).type('text').send('Not found'));
  return router;
}
