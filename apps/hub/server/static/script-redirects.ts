import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { BY_SCRIPT, REDIRECT_TO } from '#app/platform/browser/forms/form-headers.ts';

const NO_CONTENT = 204;

/**
 * Returns the redirect target in a header when a script has sent the form. Otherwise the browser
 * would follow the redirect within the script's request, even to the sign-in page, which scripts
 * cannot open.
 */
export const scriptRedirects: RequestHandler = (req, res, next) => {
  if (req.get(BY_SCRIPT) !== undefined) {
    onHeaders(res, () => {
      const location = res.getHeader('Location');
      if (typeof location !== 'string') return;
      res.statusCode = NO_CONTENT;
      res.removeHeader('Location');
      res.setHeader(REDIRECT_TO, location);
    });
  }
  next();
};
