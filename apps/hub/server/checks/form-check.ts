import type { RequestHandler } from 'express';
import { sendErrorPage } from '../pages/error-page.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data;.*\bboundary=)/i;

/** Accepts only forms as request bodies, because no page uses another content type. */
export const formCheck: RequestHandler = (req, res, next) => {
  if (req.method !== 'POST' || FORM.test(req.get('Content-Type') ?? '')) next();
  else sendErrorPage(res, 415);
};
