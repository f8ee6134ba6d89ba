import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Gives every request an id that goes into logs, to upstream systems and back to the caller. */
export const requestId: RequestHandler = (req, res, next) => {
  const inbound = req.get('X-Request-Id');
  const id = inbound !== undefined && WELL_FORMED.test(inbound) ? inbound : randomUUID();
  res.locals['requestId'] = id;
  res.setHeader('X-Request-Id', id);
  next();
};

export const requestIdOf = (res: { locals: Record<string, unknown> }): string =>
  String(res.locals['requestId']);
