/**
 * A cheap mark of a piece of HTML: a hash of how many elements it has, and of its texts. Attributes do not
 * count: React does not mind when an extension adds one. Neither does what is in `<noscript>`, which
 * is text where scripts run. A text that was cut in two does: React and the props go by each.
 */
const fingerprint = (elements: number, texts: readonly string[]): string =>
  hash([elements, ...texts].join('\0')).slice(-PRINT);

/** One changed island in 1.7 million is taken for the served one; a page has some twenty of these. */
const PRINT = 4;

/** FNV-1a, 32 bits. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

const seenOf = (html: string): string => html.replace(/(<noscript[^>]*>).*?<\/noscript>/gs, '$1');

/** The texts of HTML that React has written, as a browser will find them. */
export const textsOfHtml = (html: string): string[] =>
  seenOf(html)
    // The parser drops a line break that a text begins with, and knows one kind of them.
    .replace(/(<(?:textarea|pre)\b[^>]*>)\r?\n/g, '$1')
    .replace(/\r\n?/g, '\n')
    .split(/<[^>]*>/)
    .filter((text) => text !== '')
    .map((text) =>
      text.replace(/&(?:amp|lt|gt|quot|#x27|#39|nbsp);/g, (entity) => characters[entity] ?? entity),
    );

/** So much of a node as texts are read from. */
interface ReadNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<ReadNode>;
}

/** So much of an element as a fingerprint is made of. */
export interface ReadElement extends ReadNode {
  getElementsByTagName: (name: string) => { readonly length: number };
}

/**
 * The texts that are in an element now, but for what is in `<noscript>`. Nothing is copied for it: a
 * copy of a picture is fetched, however far away the picture itself still is.
 */
export const textsOf = (node: ReadNode): string[] =>
  node.nodeName === 'NOSCRIPT'
    ? []
    : node.nodeName === '#text'
      ? [node.nodeValue ?? '']
      : [...node.childNodes].flatMap(textsOf);

/**
 * The fingerprint of HTML that React has written, as a browser will find it.
 *
 * @param texts of it, when the caller has them already
 */
export const fingerprintOfHtml = (html: string, texts = textsOfHtml(html)): string =>
  fingerprint(seenOf(html).match(/<[a-z]/g)?.length ?? 0, texts);

/** The fingerprint of what is in an element now. */
export const fingerprintOf = (element: ReadElement): string =>
  fingerprint(element.getElementsByTagName('*').length, textsOf(element));
