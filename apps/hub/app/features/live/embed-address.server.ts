import sanitize from 'sanitize-html';

/**
 * Returns the address of a player that may be shown in a frame (LIV-7).
 *
 * @param embed the editors' input: an address, or a provider's HTML snippet with a frame
 * @param origins the origins from which players are allowed
 * @returns null when it is not an http(s) address of an allowed origin
 */
export function embedAddress(embed: string, origins: readonly string[]): string | null {
  const url = embedUrl(embed);
  return url !== null && origins.includes(url.origin) ? url.href : null;
}

/** @returns null when it contains no http(s) address */
export function embedUrl(embed: string): URL | null {
  const text = embed.trim();
  const address = text.startsWith('<') ? frameSource(text) : text;
  // Snippets omit the scheme.
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null;
}

/**
 * The source of the first frame in a snippet. Uses a parser because of entities and unusual quotes.
 */
function frameSource(snippet: string): string {
  let source = '';
  sanitize(snippet, {
    allowedTags: ['iframe'],
    transformTags: {
      iframe: (tagName, attribs) => {
        source ||= attribs['src'] ?? '';
        return { tagName, attribs: {} };
      },
    },
  });
  return source.trim();
}
