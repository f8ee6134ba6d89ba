import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/**
 * With a window of 64 kB, Brotli's tables are small and need not be allocated again for every page.
 * When many pages are compressed at once, level 8 then takes no longer than level 6 with 256 kB
 * (decision 44).
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 8,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};
const GZIP_LEVEL = 6;

/** Compresses pages in the thread pool. Files are already compressed. */
export function compressPages({ pageCompression }: HubConfig): RequestHandler {
  if (!pageCompression) return (_req, _res, next) => next();
  return compression({
    level: GZIP_LEVEL,
    brotli: { params: BROTLI },
    filter: (req, res) => isPage(res) && !canBeProbed(req, res),
  });
}

const isPage = (res: Response): boolean =>
  /^text\/html\b/.test(String(res.getHeader('Content-Type')));

/** Values of `Sec-Fetch-Site` for requests that no other site has caused. */
const ownSites = ['same-origin', 'none'];

/**
 * Whether another site could have chosen text in the response. From the size of many such responses
 * it could guess secrets in them, such as the form token (the BREACH attack). The chosen text may
 * be in the query, or in the path of a missing page.
 */
function canBeProbed(req: Request, { statusCode }: Response): boolean {
  if (ownSites.includes(req.get('Sec-Fetch-Site') ?? '')) return false;
  return req.originalUrl.includes('?') || statusCode !== 200;
}
