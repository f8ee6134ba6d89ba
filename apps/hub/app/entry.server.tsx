import { Writable } from 'node:stream';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { readAppearance } from './appearance/appearance-cookie.server.ts';
import { AppearanceContext } from './appearance/appearance-context.ts';
import { NonceContext } from './shell/nonce.ts';
import { scriptsAfterPaint } from './shell/scripts-after-paint.server.ts';

/** Nothing on a page may stay open longer than this; loaders settle long before (milliseconds). */
const RENDER_LIMIT_MS = 10_000;

/**
 * Renders a whole page before it answers. Content that streams in later never appears without
 * JavaScript, so there is nothing to gain by sending a shell first; one write is also cheaper.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, log, config }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <AppearanceContext.Provider value={readAppearance(request, config)}>
          <RemixServer
            context={remixContext}
            url={request.url}
            abortDelay={RENDER_LIMIT_MS}
            nonce={nonce}
          />
        </AppearanceContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        // However large a part is, it is written where it belongs, not put there by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          // A timer that is left running keeps the whole render in memory until it fires.
          clearTimeout(limit);
          const chunks: Buffer[] = [];
          pipe(
            new Writable({
              write(chunk: Buffer, _encoding, done) {
                chunks.push(chunk);
                done();
              },
              final(done) {
                const html = Buffer.concat(chunks).toString();
                // In development Vite's own scripts must come first.
                const page = import.meta.env.PROD ? scriptsAfterPaint(html, nonce) : html;
                headers.set('Content-Type', 'text/html; charset=utf-8');
                headers.set('Content-Length', String(Buffer.byteLength(page)));
                resolve(new Response(page, { headers, status: failed ? 500 : status }));
                done();
              },
            }),
          );
        },
        onShellError(error) {
          clearTimeout(limit);
          reject(error instanceof Error ? error : new Error('The page could not be rendered.'));
        },
        onError(error) {
          failed = true;
          log.error({ err: error }, 'render failed');
        },
      },
    );
    const limit = setTimeout(abort, RENDER_LIMIT_MS);
  });
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
