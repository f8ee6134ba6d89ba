import type { RequestHandler } from 'express';
import { sendErrorPage } from '../pages/error-page.ts';

/** The methods for reading pages and posting forms. All other methods are refused. */
const METHODS = ['GET', 'HEAD', 'POST'];

export const methodCheck: RequestHandler = (req, res, next) => {
  if (METHODS.includes(req.method)) {
    next();
    return;
  }
  res.setHeader('Allow', METHODS.join(', '));
  sendErrorPage(res, 405);
};
