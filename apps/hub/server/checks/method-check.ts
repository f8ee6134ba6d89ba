import type { RequestHandler } from 'express';
import { sendErrorPage } from '../pages/error-page.ts';

/** Pages are read and forms are posted; no other methods are used. */
const METHODS = ['GET', 'HEAD', 'POST'];

export const methodCheck: RequestHandler = (req, res, next) => {
  if (METHODS.includes(req.method)) {
    next();
    return;
  }
  res.setHeader('Allow', METHODS.join(', '));
  sendErrorPage(res, 405);
};
