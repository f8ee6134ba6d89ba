import type { RequestHandler } from 'express';
import { sendErrorPage } from './error-page.ts';

/** Several times the largest form of the hub, a full statement (bytes). */
const MAX_BODY = 256 * 1024;

/**
 * Remix reads a form into memory as a whole, so its size must be known and bounded. Browsers send
 * the length of every form; Node refuses a body that does not keep to it.
 */
export const bodyLimit: RequestHandler = (req, res, next) => {
  const length = req.get('Content-Length');
  if (req.get('Transfer-Encoding') !== undefined) sendErrorPage(res, 411);
  else if (length !== undefined && Number(length) > MAX_BODY) sendErrorPage(res, 413);
  else next();
};
