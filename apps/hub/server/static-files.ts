import type { RequestHandler } from 'express';
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
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    // A file that was deleted while the hub runs must not take the process with it.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    serve(req, res, () => {
      // An old page may ask for a file of an earlier build; a whole page would be no use to it.
      if (req.path.startsWith(HASHED)) res.status(404).type('text').send('Not found');
      else next();
    });
  };
}
