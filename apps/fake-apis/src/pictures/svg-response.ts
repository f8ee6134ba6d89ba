/** Cache time of a drawing in seconds. */
const MAX_AGE = 30 * 24 * 60 * 60;

/**
 * A response with a drawing, which any cache may store. The policy allows no scripts and no
 * external resources.
 */
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
