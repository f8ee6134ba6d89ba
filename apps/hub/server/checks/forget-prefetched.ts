import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { FORGET_PREFETCHED } from '#app/platform/server/http/headers.server.ts';

export const forgetPrefetched: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    onHeaders(res, () => {
      if (!res.hasHeader('Clear-Site-Data')) res.setHeader('Clear-Site-Data', FORGET_PREFETCHED);
    });
  }
  next();
};
