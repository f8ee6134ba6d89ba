import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { NEVER_STORED } from '#app/platform/server/http/headers.server.ts';

/** Files under this path carry a hash of their content in their name, so they never change. */
const HASHED = '/assets/';

const YEAR_S = 365 * 24 * 60 * 60;
const HOUR_S = 60 * 60;

/** A hashed file itself: dot files are temporary, and part of no release. */
const HASHED_FILE = /^\/assets\/\w[\w.-]*$/;

/**
 * Serves the browser's part of the build. The `.br` and `.gz` files beside each file were made by
 * the build (`precompress.ts`), so nothing is compressed while people wait.
 *
 * @param shared a folder with the hashed files of every release (`shared-assets.ts`), if there is one
 */
export function staticFiles(directory: string, shared: string | null): RequestHandler {
  const options = {
    brotli: true,
    gzip: true,
    setHeaders(res: ServerResponse, path: string) {
      const isHashed = path.startsWith(HASHED);
      res.setHeader(
        'Cache-Control',
        isHashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`,
      );
    },
  };
  const serve = sirv(directory, { ...options, etag: true });
  // Other releases put files there and take them away, so it is looked at each time (`dev`).
  const serveShared =
    shared === null ? null : sirv(shared, { ...options, dev: true, extensions: [] });
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    // A file that was deleted while the hub runs must not take the process with it.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    // A page of another release may ask for one of its files; a whole page would be no use to it.
    const notHere = () => {
      res.status(404).setHeader('Cache-Control', NEVER_STORED).type('text').send('Not found');
    };
    serve(req, res, () => {
      if (!req.path.startsWith(HASHED)) next();
      else if (serveShared && HASHED_FILE.test(req.path)) serveShared(req, res, notHere);
      else notHere();
    });
  };
}
