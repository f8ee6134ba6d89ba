import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Nothing on a page may stay open longer than this; loaders settle long before (milliseconds). */
const RENDER_LIMIT_MS = 10_000;

/** How React marks a part that it could not render at once. In words it would be escaped. */
const UNFINISHED = '<!--$!-->';

interface RenderedPage {
  html: string;
  /** What failed of it; it has something else in its place. */
  errors: readonly unknown[];
}

/**
 * Renders a whole page before it is sent (decision 2). Content that streams in later never appears
 * without JavaScript.
 *
 * @param page makes the page's tree; each is rendered once
 * @throws when the page as a whole cannot be rendered
 */
export async function renderPage(page: () => ReactElement): Promise<RenderedPage> {
  // Half the price of a stream; what is not in it is a part that was never loaded before.
  const html = renderToString(page());
  if (html.includes(UNFINISHED)) return renderPatiently(page());
  return { html: `<!DOCTYPE html>${html}`, errors: [] };
}

/** Waits for whatever the page has still to load. */
function renderPatiently(page: ReactElement): Promise<RenderedPage> {
  const errors: unknown[] = [];
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
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
              resolve({ html: Buffer.concat(chunks).toString(), errors });
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
        errors.push(error);
      },
    });
    const limit = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
