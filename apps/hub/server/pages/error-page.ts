import { messagesIn } from '@applicant-hub/copy/languages';
import type { Response } from 'express';
import { languageNames } from '#app/platform/layout/language/language-names.ts';
import { languagePath } from '#app/platform/paths/links.ts';
import { escapeHtml } from '#app/platform/layout/editor-html/escape.server.ts';
import { RETRY_AFTER_S } from '#app/platform/server/http/headers.server.ts';
import { failureText } from '#app/platform/layout/failure/failure.ts';
import { requestIdOf } from '../operations/request-id.ts';
import { type PageLanguage, pageLanguageOf } from './choose-language.ts';

/**
 * The page's separate stylesheet. It is a build file without a hash in its name, and does not
 * depend on the app's styles.
 */
const STYLES = '/error-page.css';

export function sendErrorPage(res: Response, status: number): void {
  res.status(status).setHeader('Cache-Control', 'no-store');
  if (status === 503) res.setHeader('Retry-After', RETRY_AFTER_S);
  res.type('html').send(errorPage(status, requestIdOf(res), pageLanguageOf(res)));
}

/** The server's error page for a status. The app's routes have their own error pages. */
export function errorPage(status: number, requestId: string, page: PageLanguage): string {
  const m = messagesIn[page.language];
  const isOutage = status === 503;
  return plainPage({
    ...page,
    ...failureText(status, m),
    action: isOutage
      ? { href: '/status', label: m.errors_check_status() }
      : { href: '/dashboard', label: m.shell_back_to_hub() },
    reference: m.errors_reference({ id: requestId }),
  });
}

interface PlainPage extends PageLanguage {
  readonly heading: string;
  readonly explanation: string;
  readonly action: { readonly href: string; readonly label: string };
  readonly reference?: string;
}

/**
 * A page that works without Remix and scripts, and is readable without styles, because any of these
 * may have failed.
 */
export function plainPage(page: PlainPage): string {
  const { language, otherLanguage, heading, explanation, action, reference } = page;
  const m = messagesIn[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(m.shell_page_title({ page: m.errors_title({ title: heading }) }))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLES}">
</head>
<body>
<header><a href="/dashboard">${escapeHtml(m.page_site_name())}</a>${languageLink(otherLanguage)}</header>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(explanation)}</p>
<p><a class="action" href="${action.href}">${escapeHtml(action.label)}</a></p>
${reference === undefined ? '' : `<p class="reference">${escapeHtml(reference)}</p>\n`}</main>
</body>
</html>
`;
}

const languageLink = (to: PageLanguage['otherLanguage']): string =>
  to === undefined
    ? ''
    : `<a class="language" href="${languagePath(to)}" lang="${to}" hreflang="${to}">${languageNames[to]}</a>`;
