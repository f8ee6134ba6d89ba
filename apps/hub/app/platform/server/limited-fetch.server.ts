import type { CustomFetch } from 'openid-client';

/** How large an answer of the identity provider may be (bytes, after inflating). */
const MAX_BYTES = 1024 * 1024;

/** `fetch` whose answers break off when they are larger than any right one is. */
export const limitedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
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
  const { status, statusText, headers } = response;
  return new Response(limited ?? null, { status, statusText, headers });
};
