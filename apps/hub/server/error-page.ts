import { m } from '@applicant-hub/copy';
import type { Response } from 'express';
import { escapeHtml } from '../app/html/escape.server.ts';
import { requestIdOf } from './request-id.ts';

type ErrorStatus = 400 | 403 | 405 | 411 | 413 | 500;

interface Words {
  heading: string;
  explanation: string;
}

/** Answers with the error page of this status. */
export function sendErrorPage(res: Response, status: ErrorStatus): void {
  res.status(status).setHeader('Cache-Control', 'no-store');
  res.type('html').send(errorPage(status, requestIdOf(res)));
}

/**
 * A page that needs neither Remix nor a stylesheet: it must work when those do not. Errors that the
 * app itself meets are pages of the app.
 */
export function errorPage(status: ErrorStatus, requestId: string): string {
  const { heading, explanation } = wordsFor(status);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(m.errors_title({ title: heading }))}</title>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(explanation)}</p>
<p><a href="/dashboard">${escapeHtml(m.errors_back_to_hub())}</a></p>
<p>${escapeHtml(m.errors_reference({ id: requestId }))}</p>
</main>
</body>
</html>
`;
}

function wordsFor(status: ErrorStatus): Words {
  switch (status) {
    case 403:
      return {
        heading: m.errors_forbidden_heading(),
        explanation: m.errors_forbidden_explanation(),
      };
    case 500:
      return { heading: m.errors_generic_title(), explanation: m.errors_generic() };
    case 400:
    case 405:
    case 411:
    case 413:
      return { heading: m.errors_method_heading(), explanation: m.errors_method_explanation() };
  }
}
