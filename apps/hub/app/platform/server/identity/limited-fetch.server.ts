import type { CustomFetch } from 'openid-client';

/** Maximum size of a response from the identity provider (bytes, after decompression). */
const MAX_BYTES = 1024 * 1024;

export const limitedFetch =
  (headersNow: () => Record<string, string>): CustomFetch =>
  async (url, options) => {
    const headers = { ...options.headers, ...headersNow() };
    const response = await fetch(url, { ...options, headers } as RequestInit);
    let size = 0;
    const limited = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.length;
          if (size > MAX_BYTES) controller.error(new Error('the response is too large'));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers: told } = response;
    return new Response(limited ?? null, { status, statusText, headers: told });
  };
