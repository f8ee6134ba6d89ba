import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { styles } from './styles.ts';

export type Html = ReturnType<typeof html>;

export interface PageParts {
  title: string;
  body: Html;
  /** Origins that a form of the page may submit to, including redirects. */
  formOrigins?: readonly string[];
  /** Whether pages of other origins may embed the page in a frame. Default: false. */
  isFramed?: boolean;
}

export interface RenderedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

// The exact text in the page, because the content security policy contains its hash.
const style = raw(`<style>${styles}</style>`);
const styleHash = createHash('sha256').update(styles).digest('base64');

/**
 * Renders a page of the fake APIs. It runs no scripts and loads only pictures from the fake APIs.
 */
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
        // Without this directive, any page can be the parent. `*` would exclude pages without an
        // origin, such as the comments page.
        ...(isFramed ? [] : ["frame-ancestors 'none'"]),
        "base-uri 'none'",
      ].join('; '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
  };
}

export async function pageResponse(parts: PageParts, status = 200): Promise<Response> {
  const { headers, body } = await renderPage(parts);
  return new Response(body, { status, headers });
}
