import type { RequestHandler } from 'express';
import { sendErrorPage } from '../pages/error-page.ts';

/** What browsers send a form as. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data;.*\bboundary=)/i;

/** Everything that is posted to the hub is a form; a body of another kind is of no use to any page. */
export const formCheck: RequestHandler = (req, res, next) => {
  if (req.method !== 'POST' || FORM.test(req.get('Content-Type') ?? '')) next();
  else sendErrorPage(res, 415);
};
