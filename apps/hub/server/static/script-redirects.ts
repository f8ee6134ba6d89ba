import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { BY_SCRIPT, LEADS_TO } from '#app/platform/browser/forms/form-headers.ts';

const NO_CONTENT = 204;

/**
 * Tells a script that has sent a form where the answer leads. By itself the browser would follow a
 * redirect within the script's request, also to the sign-in, where a script may not go.
 */
export const scriptRedirects: RequestHandler = (req, res, next) => {
  if (req.get(BY_SCRIPT) !== undefined) {
    onHeaders(res, () => {
      const location = res.getHeader('Location');
      if (typeof location !== 'string') return;
      res.statusCode = NO_CONTENT;
      res.removeHeader('Location');
      res.setHeader(LEADS_TO, location);
    });
  }
  next();
};
