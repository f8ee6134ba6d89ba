import type { RequestHandler } from 'express';
import { sendErrorPage } from '../pages/error-page.ts';

/** The parameter of data requests in Remix 1. The hub's scripts fetch pages. */
const DATA_PARAMETER = '_data';

/**
 * Refuses data requests of an old Remix. For each of them, Remix would report an error with a
 * stack.
 */
export const dataRequestCheck: RequestHandler = (req, res, next) => {
  const url = URL.parse(`http://hub${req.originalUrl}`);
  if (url?.searchParams.has(DATA_PARAMETER)) sendErrorPage(res, 400);
  else next();
};
