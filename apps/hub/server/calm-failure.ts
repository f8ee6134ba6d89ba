import type { HandleDocumentRequestFunction, ServerBuild } from '@remix-run/node';
import { errorPage } from './error-page.ts';

/**
 * The build, with a last page of our own. When a page cannot be rendered, Remix renders the app's
 * error page in its place; should that fail too, it would answer with two words of plain text.
 */
export function withCalmFailure(build: ServerBuild): ServerBuild {
  const render = build.entry.module.default;
  const failed = new WeakSet<Request>();

  const renderCalmly: HandleDocumentRequestFunction = async (...args) => {
    const [request, , headers, , { log, requestId }] = args;
    try {
      return await render(...args);
    } catch (error) {
      if (!failed.has(request)) {
        failed.add(request);
        throw error;
      }
      log.error({ err: error }, 'the error page failed');
      headers.set('Content-Type', 'text/html; charset=utf-8');
      return new Response(errorPage(500, requestId), { status: 500, headers });
    }
  };
  return { ...build, entry: { module: { ...build.entry.module, default: renderCalmly } } };
}
