/** Elements that a browser hides because of their HTML. Styles are not considered. */
const unseen = [
  ...['[hidden]', 'head', 'script', 'style', 'template', 'datalist', 'title', '[type="hidden"]'],
  ...['dialog:not([open])', '[popover]', 'details:not([open]) > :not(summary:first-of-type)'],
].join(', ');

/** Elements that do not start a line. */
const inline =
  /^(a|abbr|b|bdi|bdo|button|cite|code|data|em|i|kbd|label|mark|q|s|small|span|strong|sub|sup|time|u)$/;

const ELEMENT = 1;
const TEXT = 3;

/** Whether nothing in the HTML hides the element. Styles are not considered. */
export const isVisible = (element: Element): boolean => element.closest(unseen) === null;

/** An element's visible text. White space and line breaks become one space. */
export function textOf(element: Element): string {
  if (!isVisible(element)) return '';
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
