import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { readAppearance } from './appearance/appearance-cookie.server.ts';
import { AppearanceContext } from './appearance/appearance-context.ts';
import { loadEveryScript } from './parts/script.ts';
import { RETRY_AFTER_S } from './server/headers.server.ts';
import { NonceContext } from './shell/nonce.ts';
import { withData } from './shell/page-data.server.ts';
import { RENDER_LIMIT_MS, renderPage } from './shell/render-page.server.ts';
import { scriptsAfterPaint } from './shell/scripts-after-paint.server.ts';

/** Renders a whole page, with its data, before it answers (decision 2). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, log, config }: AppLoadContext,
): Promise<Response> {
  // Only the first page waits.
  await loadEveryScript();
  const contextFor = await withData(remixContext);
  const { html, errors } = await renderPage(() => (
    <NonceContext.Provider value={nonce}>
      <AppearanceContext.Provider value={readAppearance(request, config)}>
        <RemixServer
          context={contextFor()}
          url={request.url}
          abortDelay={RENDER_LIMIT_MS}
          nonce={nonce}
        />
      </AppearanceContext.Provider>
    </NonceContext.Provider>
  ));
  for (const error of errors) log.error({ err: error }, 'render failed');
  // In development Vite's own scripts must come first.
  const page = import.meta.env.PROD ? scriptsAfterPaint(html, nonce) : html;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_S);
  headers.set('Content-Length', String(Buffer.byteLength(page)));
  return new Response(page, { headers, status: errors.length > 0 ? 500 : status });
}

/** Errors of loaders and actions. An answer that was thrown (404, 503) is no error to report. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (error instanceof Error && !request.signal.aborted) {
    context.log.error({ err: error }, 'request failed');
  }
}
