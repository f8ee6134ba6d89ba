import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { FORGET_PREFETCHED } from '#app/platform/server/http/headers.server.ts';

/** Evicts the browser's prefetched pages after every POST, which may have saved something. */
export const forgetPrefetched: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    onHeaders(res, () => {
      if (!res.hasHeader('Clear-Site-Data')) res.setHeader('Clear-Site-Data', FORGET_PREFETCHED);
    });
  }
  next();
};
