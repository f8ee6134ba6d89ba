import type { RequestHandler } from 'express';
import { sendErrorPage } from '../pages/error-page.ts';

/** How scripts of Remix 1 fetched the data of a page. Ours fetch pages. */
const DATA_PARAMETER = '_data';

/** Refuses data requests of an old Remix, for each of which Remix reports an error with a stack. */
export const dataRequestCheck: RequestHandler = (req, res, next) => {
  const url = URL.parse(`http://hub${req.originalUrl}`);
  if (url?.searchParams.has(DATA_PARAMETER)) sendErrorPage(res, 400);
  else next();
};
