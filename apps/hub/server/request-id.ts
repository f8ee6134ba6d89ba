import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { HubConfig } from '#app/platform/server/config.server.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * Gives every request an id that goes into logs, to upstream systems and back to the caller. One that
 * came with it is that of a proxy; without a proxy anybody may have made it up.
 */
export const requestId =
  ({ trustProxyHops }: Pick<HubConfig, 'trustProxyHops'>): RequestHandler =>
  (req, res, next) => {
    const inbound = trustProxyHops > 0 ? req.get('X-Request-Id') : undefined;
    const id = inbound !== undefined && WELL_FORMED.test(inbound) ? inbound : randomUUID();
    res.locals['requestId'] = id;
    res.setHeader('X-Request-Id', id);
    next();
  };

export const requestIdOf = (res: { locals: Record<string, unknown> }): string =>
  String(res.locals['requestId']);
