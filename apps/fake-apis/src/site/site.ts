import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Html, pageResponse } from '../html/page.ts';
import type { ServicesEnv } from '../http/env.ts';
import { findExplorePage } from './explore-pages.ts';
import { findWrittenPage } from './written-pages.ts';

/**
 * Fakes any page of another system, so that links of the hub work offline.
 *
 * @param hubOrigin target of links into the hub
 */
export const sitePage =
  (hubOrigin: string | undefined) =>
  (c: Context<ServicesEnv>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const target = pathname.slice('/site'.length) + search;
    const back = hubAddress(c.req.header('referer'), new URL(c.req.url).origin);
    const { title, body } =
      findExplorePage(pathname, hubOrigin) ?? findWrittenPage(pathname) ?? anyPage(target);
    return pageResponse({
      title,
      body: html`
        <h1>${title}</h1>
        ${body} ${back === null ? '' : html`<p><a href="${back}">Back to the hub</a></p>`}
      `,
    });
  };

const anyPage = (target: string): { title: string; body: Html } => ({
  title: 'A page of another system',
  body: html`
    <p>The link that you followed leaves the hub. On this machine its target is this page:</p>
    <p><code>${target}</code></p>
  `,
});

/** The referring page, if it belongs to the hub on this machine. */
function hubAddress(referer: string | undefined, ownOrigin: string): string | null {
  const url = URL.parse(referer ?? '');
  const isHere = url !== null && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  return isHere && url.origin !== ownOrigin ? url.href : null;
}
