import type { CustomFetch } from 'openid-client';

/** How large an answer of the identity provider may be (bytes, after inflating). */
const MAX_BYTES = 1024 * 1024;

/**
 * `fetch` whose answers break off when they are larger than any right one is.
 *
 * @param headersNow what else is sent with a request that is made now
 */
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
          if (size > MAX_BYTES) controller.error(new Error('the answer is too large'));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers: told } = response;
    return new Response(limited ?? null, { status, statusText, headers: told });
  };
