import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { styles } from './styles.ts';

/** A piece of HTML, with everything in it escaped. */
export type Html = ReturnType<typeof html>;

export interface PageParts {
  title: string;
  body: Html;
  /** Origins that a form of the page may end up at, by redirects too. */
  formOrigins?: readonly string[];
  /** Whether pages of others may show it in a frame. Default false. */
  isFramed?: boolean;
}

/** A whole page, and the headers that belong to it. */
export interface RenderedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

// Its own words, as the page has them: the policy names them by their hash.
const style = raw(`<style>${styles}</style>`);
const styleHash = createHash('sha256').update(styles).digest('base64');

/** Renders a page of the fake APIs. It runs no script and loads nothing but pictures of its own. */
export async function renderPage({
  title,
  body,
  formOrigins = [],
  isFramed = false,
}: PageParts): Promise<RenderedPage> {
  const document = await html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – fake APIs</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  return {
    body: document.toString(),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        "img-src data: 'self'",
        `form-action ${["'self'", ...formOrigins].join(' ')}`,
        // A star would leave out pages without an origin, such as that of the comments.
        ...(isFramed ? [] : ["frame-ancestors 'none'"]),
        "base-uri 'none'",
      ].join('; '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
  };
}

/** Answers with a page. */
export async function pageResponse(parts: PageParts, status = 200): Promise<Response> {
  const { headers, body } = await renderPage(parts);
  return new Response(body, { status, headers });
}
