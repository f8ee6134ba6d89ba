/** What a browser does not show, as far as HTML alone says so. */
const unseen = [
  ...['[hidden]', 'head', 'script', 'style', 'template', 'datalist', 'title', '[type="hidden"]'],
  ...['dialog:not([open])', '[popover]', 'details:not([open]) > :not(summary:first-of-type)'],
].join(', ');

/** Elements that do not begin a line. */
const inline =
  /^(a|abbr|b|bdi|bdo|button|cite|code|data|em|i|kbd|label|mark|q|s|small|span|strong|sub|sup|time|u)$/;

const ELEMENT = 1;
const TEXT = 3;

/** Whether an element is shown, as far as HTML alone says so: no style is applied. */
export const isShown = (element: Element): boolean => element.closest(unseen) === null;

/** The text of an element that is shown, with one space where there are several, or a new line. */
export function textOf(element: Element): string {
  if (!isShown(element)) return '';
  return shownText(element).replaceAll(/\s+/g, ' ').trim();
}

function shownText(node: Node): string {
  if (node.nodeType === TEXT) return node.textContent ?? '';
  if (node.nodeType !== ELEMENT) return '';
  const element = node as Element;
  if (element.matches(unseen)) return '';
  const text = Array.from(element.childNodes, shownText).join('');
  return inline.test(element.localName) ? text : `\n${text}\n`;
}
