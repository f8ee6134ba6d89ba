import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/**
 * With a window of 64 kB Brotli keeps small tables, which it need not be handed anew for every page:
 * where many are compressed at once, 8 takes no longer so than 6 does with 256 kB (decision 44).
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 8,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};
const GZIP_LEVEL = 6;

/** Compresses pages, in threads beside the one that serves them; files are compressed already. */
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

/** Whose request it is, where no other site has a hand in it. */
const ownSites = ['same-origin', 'none'];

/**
 * Whether another site could have chosen words of the answer. By the size of many such answers it
 * could find out what stands beside them, such as the form token (the BREACH attack). Its words come
 * in by the query, or by an address that there is no page for.
 */
function canBeProbed(req: Request, { statusCode }: Response): boolean {
  if (ownSites.includes(req.get('Sec-Fetch-Site') ?? '')) return false;
  return req.originalUrl.includes('?') || statusCode !== 200;
}
