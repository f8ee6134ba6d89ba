import { m } from '@applicant-hub/copy';

/** Marks the summary above a form with errors. */
const SUMMARY = 'data-component="error-summary"';

/**
 * Marks the message about a failed action. Its tag also has a role or receives the focus
 * (`ANSWER`).
 */
const DANGER = 'data-tone="danger"';
const ANSWER = /^<div[^>]* (?:role="alert"|autofocus="")/;

/**
 * Marks the title of a page with a failed form as an error, because screen readers read the title
 * first.
 */
export function withErrorTitle(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (!page.includes(SUMMARY) && !hasFailedAnswer(page)) return page;
  return Buffer.from(
    page
      .toString()
      .replace(
        /<title>(.*?)<\/title>/s,
        (_, title: string) => `<title>${m.errors_title({ title })}</title>`,
      ),
  );
}

/** Checks only the tags, because some dashboards have warnings with long texts. */
function hasFailedAnswer(page: Buffer): boolean {
  for (let at = page.indexOf(DANGER); at !== -1; at = page.indexOf(DANGER, at + 1)) {
    if (ANSWER.test(page.toString('latin1', page.lastIndexOf('<', at), at))) return true;
  }
  return false;
}
