import type { Request, RequestHandler } from 'express';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { sendErrorPage } from '../pages/error-page.ts';
import { ownHost } from './canonical-host.ts';

/**
 * Allows changes only from the hub's own pages. Remix checks the `Origin` of forms that are posted
 * to pages, but not to resource routes, so this check covers every request except GET and HEAD.
 */
export function originCheck({ hubEnv, publicUrl }: HubConfig): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') {
      next();
      return;
    }
    const origins = [publicUrl];
    if (hubEnv !== 'prod') origins.push(`${req.protocol}://${ownHost(req)}`);
    if (!isFromOrigin(origins, req)) {
      sendErrorPage(res, 403);
      return;
    }
    // The host is set to that of the `Origin`, because Remix compares the two again, and would
    // respond with an empty 500 if a proxy had changed `Host`.
    const origin = req.get('Origin');
    if (origin !== undefined) req.headers['x-forwarded-host'] = new URL(origin).host;
    next();
  };
}

/** Whether the browser states that a page on one of these origins sent the request. */
function isFromOrigin(origins: readonly string[], req: Request): boolean {
  const origin = req.get('Origin');
  if (origin !== undefined) return origins.includes(origin);
  const site = req.get('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const referer = URL.parse(req.get('Referer') ?? '');
  return referer !== null && origins.includes(referer.origin);
}
