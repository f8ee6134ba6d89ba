/** How long a drawing may be kept (seconds). */
const MAX_AGE = 30 * 24 * 60 * 60;

/** Answers with a drawing, for everybody and for long. It may hold nothing that runs or loads. */
export const svgResponse = (svg: string): Response =>
  new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': `public, max-age=${MAX_AGE}`,
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
