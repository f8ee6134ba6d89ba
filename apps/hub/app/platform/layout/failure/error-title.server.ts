import { m } from '@applicant-hub/copy';

/** What a page has above a form with something wrong in it. */
const SUMMARY = 'data-component="error-summary"';

/** What it has of one that could not be done, in a tag that is an answer or has the focus. */
const DANGER = 'data-tone="danger"';
const ANSWER = /^<div[^>]* (?:role="alert"|autofocus="")/;

/** Says in the title of a page that a form of it has failed: it is what is read out first. */
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

/** Looks at the tags alone: some dashboards have warnings, and each is a long text. */
function hasFailedAnswer(page: Buffer): boolean {
  for (let at = page.indexOf(DANGER); at !== -1; at = page.indexOf(DANGER, at + 1)) {
    if (ANSWER.test(page.toString('latin1', page.lastIndexOf('<', at), at))) return true;
  }
  return false;
}
