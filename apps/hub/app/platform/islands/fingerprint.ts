/**
 * A cheap fingerprint of HTML: a hash of its number of elements and of its texts. Attributes are
 * ignored, because React tolerates attributes that an extension adds. The content of `<noscript>`
 * is also ignored, because it is text where scripts run. A text that is split into two text nodes
 * counts as changed, because React depends on the text nodes.
 */
const fingerprint = (elements: number, texts: readonly string[]): string =>
  hash([elements, ...texts].join('\0')).slice(-PRINT);

/**
 * Length of a fingerprint. One in 1.7 million changed islands is mistaken for the served island; a
 * page has about twenty islands.
 */
const PRINT = 4;

/** FNV-1a, 32 bits. */
function hash(text: string): string {
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

export const textsOfHtml = (html: string): string[] =>
  seenOf(html)
    // The parser drops a line break at the start of these elements, and normalises line breaks.
    .replace(/(<(?:textarea|pre)\b[^>]*>)\r?\n/g, '$1')
    .replace(/\r\n?/g, '\n')
    .split(/<[^>]*>/)
    .filter((text) => text !== '')
    .map((text) =>
      text.replace(/&(?:amp|lt|gt|quot|#x27|#39|nbsp);/g, (entity) => characters[entity] ?? entity),
    );

/** The subset of `Node` that reading text needs. */
interface ReadNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<ReadNode>;
}

export interface ReadElement extends ReadNode {
  getElementsByTagName: (name: string) => { readonly length: number };
}

/**
 * The current texts of an element, without `<noscript>`. The element is not cloned, because the
 * browser would fetch a cloned image even if it is far outside the viewport.
 */
const textsOf = (node: ReadNode): string[] =>
  node.nodeName === 'NOSCRIPT'
    ? []
    : node.nodeName === '#text'
      ? [node.nodeValue ?? '']
      : [...node.childNodes].flatMap(textsOf);

export const fingerprintOfHtml = (html: string): string =>
  fingerprint(seenOf(html).match(/<[a-z]/g)?.length ?? 0, textsOfHtml(html));

export const fingerprintOf = (element: ReadElement): string =>
  fingerprint(element.getElementsByTagName('*').length, textsOf(element));
