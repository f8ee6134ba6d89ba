import { m } from '@applicant-hub/copy';

/** What a page has above a form with something wrong in it, or of one that could not be done. */
const ERRORS =
  /data-component="error-summary"|<div[^>]* (?:role="alert"|autofocus="")[^>]* data-tone="danger"/;

/** What each of them has: to look for it takes far less time, and few pages have it. */
const SIGNS = ['data-component="error-summary"', 'data-tone="danger"'];

/** Says in the title of a page that a form of it has failed: it is what is read out first. */
export function withErrorTitle(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (!SIGNS.some((sign) => page.includes(sign))) return page;
  const html = page.toString();
  if (!ERRORS.test(html)) return page;
  return Buffer.from(
    html.replace(
      /<title>(.*?)<\/title>/s,
      (_, title: string) => `<title>${m.errors_title({ title })}</title>`,
    ),
  );
}
