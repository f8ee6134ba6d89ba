/**
 * A cheap mark of a piece of HTML: how many elements it has, and a hash of its text. Attributes do not
 * count: React does not mind when an extension adds one. Neither does what is in `<noscript>`, which
 * is text where scripts run.
 */
const fingerprint = (elements: number, text: string): string => `${elements}.${hash(text)}`;

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

/** All text of HTML that React has written, as a browser will find it. */
export const textOfHtml = (html: string): string =>
  seenOf(html)
    // The parser drops a line break that a text begins with, and knows one kind of them.
    .replace(/(<(?:textarea|pre)\b[^>]*>)\r?\n/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/&(?:amp|lt|gt|quot|#x27|#39|nbsp);/g, (entity) => characters[entity] ?? entity);

/** So much of a node as a text is read from. */
interface ReadNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<ReadNode>;
}

/** So much of an element as a fingerprint is made of. */
export interface ReadElement extends ReadNode {
  readonly textContent: string;
  querySelector: (selectors: string) => unknown;
  getElementsByTagName: (name: string) => { readonly length: number };
}

/**
 * All text that is in an element now, but for what is in `<noscript>`. Nothing is copied for it: a
 * copy of a picture is fetched, however far away the picture itself still is.
 */
export function textOf(element: ReadElement): string {
  return element.querySelector('noscript') === null ? element.textContent : seenIn(element);
}

const seenIn = (node: ReadNode): string =>
  node.nodeName === 'NOSCRIPT'
    ? ''
    : node.nodeName === '#text'
      ? (node.nodeValue ?? '')
      : [...node.childNodes].map(seenIn).join('');

/** The fingerprint of HTML that React has written, as a browser will find it. */
export const fingerprintOfHtml = (html: string): string =>
  fingerprint(seenOf(html).match(/<[a-z]/g)?.length ?? 0, textOfHtml(html));

/** The fingerprint of what is in an element now. */
export const fingerprintOf = (element: ReadElement): string =>
  fingerprint(element.getElementsByTagName('*').length, textOf(element));
