import type { Request, RequestHandler } from 'express';
import { screens } from '#app/platform/paths/screens.ts';
import { MAX_BODY, MAX_TEXT_BODY } from '#app/platform/server/http/max-body.ts';
import { WIDGET_PARAM } from '#app/platform/paths/focus.ts';
import { sendErrorPage } from '../pages/error-page.ts';

/**
 * Requires a known and limited size for each form, because Remix reads a whole form into memory.
 * Browsers send the length of every form, and Node rejects a body of another length.
 */
export const bodyLimit: RequestHandler = (req, res, next) => {
  const length = req.get('Content-Length');
  if (req.get('Transfer-Encoding') !== undefined) sendErrorPage(res, 411);
  else if (length !== undefined && Number(length) > limitOf(req)) sendErrorPage(res, 413);
  else next();
};

/**
 * The size limit for a request. Widgets have a higher limit, because applicants write texts in
 * them. Their forms are posted with the widget's name.
 */
function limitOf({ path, url }: Request): number {
  const { searchParams } = new URL(url, 'http://hub');
  return path === screens.hub && searchParams.has(WIDGET_PARAM) ? MAX_TEXT_BODY : MAX_BODY;
}
