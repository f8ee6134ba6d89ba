import sanitize from 'sanitize-html';

/**
 * The address of a player that may be shown in a frame (LIV-7).
 *
 * @param embed what the editors gave: an address, or the snippet of a host with a frame in it
 * @param origins where live events may be played
 * @returns null when it is not an http(s) address of one of them
 */
export function embedAddress(embed: string, origins: readonly string[]): string | null {
  const url = embedUrl(embed);
  return url !== null && origins.includes(url.origin) ? url.href : null;
}

/** @returns null when there is no http(s) address in it */
export function embedUrl(embed: string): URL | null {
  const text = embed.trim();
  const address = text.startsWith('<') ? frameSource(text) : text;
  // Snippets leave out the scheme.
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null;
}

/** The source of the first frame in a snippet. A parser reads it, for entities and odd quotes. */
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
