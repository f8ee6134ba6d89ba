import type { RequestHandler } from 'express';
import { sendErrorPage } from '../pages/error-page.ts';

/** The parameter of data requests in Remix 1. The hub's own scripts fetch pages instead. */
const DATA_PARAMETER = '_data';

/**
 * Refuses data requests from pages of an old Remix version. Otherwise, Remix would log an error
 * with a stack trace for each of them.
 */
export const dataRequestCheck: RequestHandler = (req, res, next) => {
  const url = URL.parse(`http://hub${req.originalUrl}`);
  if (url?.searchParams.has(DATA_PARAMETER)) sendErrorPage(res, 400);
  else next();
};
