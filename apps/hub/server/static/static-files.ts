import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { NEVER_STORED } from '#app/platform/server/http/headers.server.ts';

/** Names of files under this path contain a hash of the content, so the files never change. */
const HASHED = '/assets/';

const YEAR_S = 365 * 24 * 60 * 60;
const HOUR_S = 60 * 60;

/** A hashed file. Dot files are temporary and not part of a release. */
const HASHED_FILE = /^\/assets\/\w[\w.-]*$/;

/**
 * Serves the client builds, one for each language. A build creates `.br` and `.gz` files
 * (`precompress.ts`), so nothing is compressed during a request.
 *
 * @param shared a folder with the hashed files of every release (`shared-assets.ts`), if there is
 * one
 */
export function staticFiles(directories: readonly string[], shared: string | null): RequestHandler {
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
  const serves = directories.map((directory) => sirv(directory, { ...options, etag: true }));
  // Other releases add and remove files in this folder, so it is read for each request (`dev`).
  const serveShared =
    shared === null ? null : sirv(shared, { ...options, dev: true, extensions: [] });
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    // A file that is deleted while the hub runs must not crash the process.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    // A page from another release may request one of its files here. An HTML error page could not
    // replace the file.
    const notHere = () => {
      res.status(404).setHeader('Cache-Control', NEVER_STORED).type('text').send('Not found');
    };
    const inNoBuild = () => {
      if (!req.path.startsWith(HASHED)) next();
      else if (serveShared && HASHED_FILE.test(req.path)) serveShared(req, res, notHere);
      else notHere();
    };
    const serveFrom = (index: number): void => {
      const serve = serves[index];
      if (serve) serve(req, res, () => serveFrom(index + 1));
      else inNoBuild();
    };
    serveFrom(0);
  };
}
