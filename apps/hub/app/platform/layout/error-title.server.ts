import { m } from '@applicant-hub/copy';

/** What a page has above a form with something wrong in it, or of one that could not be done. */
const ERRORS =
  /data-component="error-summary"|<div[^>]* (?:role="alert"|autofocus="")[^>]* data-tone="danger"/;

/** What each of them has: to look for it takes far less time, and few pages have it. */
const SIGNS = ['data-component="error-summary"', 'data-tone="danger"'];

/** Says in the title of a page that a form of it has failed: it is what is read out first. */
export function withErrorTitle(html: string): string {
  if (!SIGNS.some((sign) => html.includes(sign)) || !ERRORS.test(html)) return html;
  return html.replace(
    /<title>(.*?)<\/title>/s,
    (_, title: string) => `<title>${m.errors_title({ title })}</title>`,
  );
}
