import type { RequestHandler } from 'express';
import { sendErrorPage } from '../pages/error-page.ts';

const METHODS = ['GET', 'HEAD', 'POST'];

export const methodCheck: RequestHandler = (req, res, next) => {
  if (METHODS.includes(req.method)) {
    next();
    return;
  }
  res.setHeader('Allow', METHODS.join(', '));
  sendErrorPage(res, 405);
};
