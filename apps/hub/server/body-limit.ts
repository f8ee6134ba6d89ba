import type { RequestHandler } from 'express';
import { MAX_BODY } from '../app/server/max-body.ts';
import { sendErrorPage } from './error-page.ts';

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
