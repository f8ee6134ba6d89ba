import { m } from '@applicant-hub/copy';

/** What a page has above a form with something wrong in it. */
const ERRORS = 'data-component="error-summary"';

/** Says in the title of a page that a form of it has errors: it is what is read out first. */
export function withErrorTitle(html: string): string {
  if (!html.includes(ERRORS)) return html;
  return html.replace(
    /<title>(.*?)<\/title>/s,
    (_, title: string) => `<title>${m.errors_title({ title })}</title>`,
  );
}
