import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Services } from './services.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * Gives every request an id that goes into logs, to upstream systems and back to the caller. One that
 * came with it is that of a proxy; without a proxy anybody may have made it up.
 */
export const requestId =
  ({ config: { trustProxyHops }, traces }: Pick<Services, 'config' | 'traces'>): RequestHandler =>
  (req, res, next) => {
    const fromProxy = (name: string) => (trustProxyHops > 0 ? req.get(name) : undefined);
    const inbound = fromProxy('X-Request-Id');
    const own = () => (inbound !== undefined && WELL_FORMED.test(inbound) ? inbound : randomUUID());
    const id = traces ? traces.begin(fromProxy('traceparent'), inbound) : own();
    res.locals['requestId'] = id;
    res.setHeader('X-Request-Id', id);
    next();
  };

export const requestIdOf = (res: { locals: Record<string, unknown> }): string =>
  String(res.locals['requestId']);
