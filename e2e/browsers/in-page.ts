/** A query for elements. It is JSON, because it is sent into the page. */
export interface Query {
  role?: string;
  label?: string | Pattern;
  css?: string;
  /** The accessible name, or the text for a `css` query. */
  name?: string | Pattern;
  /** The position among the matches. */
  nth?: number;
  /** The part of the page to search. */
  within?: Query;
}

export interface Pattern {
  source: string;
  flags: string;
}

/** The state of one element on the page. */
export interface Seen {
  text: string;
  value: string;
  isVisible: boolean;
  isChecked: boolean;
  isFocused: boolean;
  /** Whether this element is the active option of the focused field (`aria-activedescendant`). */
  isActive: boolean;
  /** Pixels in window coordinates. */
  box: { x: number; y: number; width: number; height: number };
}

interface Library {
  queryAllByRole: (container: Element, role: string, options: object) => Element[];
  queryAllByLabelText: (container: Element, text: string | RegExp) => Element[];
}

/** The action on the first match; `scroll` moves it into the middle of the window. */
export type Then = 'look' | 'scroll' | 'focus';

interface Request {
  query: Query;
  then: Then;
}

/** The result of a query. */
export interface Found {
  /** False if Testing Library is not loaded in the document yet. */
  isReady: boolean;
  seen: readonly Seen[];
  /** The middle of the first match, if a click there reaches it. */
  point: { x: number; y: number } | null;
}

/**
 * Runs in the page: finds elements by role, label or selector. It is self-contained, because only
 * its source is sent.
 */
export function inspect({ query, then }: Request): Found {
  const library = (window as { TestingLibraryDom?: Library }).TestingLibraryDom;
  if (library === undefined) return { isReady: false, seen: [], point: null };

  const matcher = (text: string | Pattern | undefined) =>
    typeof text === 'object' ? new RegExp(text.source, text.flags) : text;
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const isNamed = (element: Element, name: string | RegExp | undefined) =>
    name === undefined ||
    (typeof name === 'string' ? textOf(element) === name : name.test(textOf(element)));
  const all = (part: Query): Element[] => {
    const container = part.within ? all(part.within)[0] : document.body;
    if (!container) return [];
    const name = matcher(part.name);
    let found: Element[] = [];
    if (part.css) {
      found = [...container.querySelectorAll(part.css)].filter((each) => isNamed(each, name));
    } else if (part.label) {
      found = library.queryAllByLabelText(container, matcher(part.label) ?? '');
    } else if (part.role) found = library.queryAllByRole(container, part.role, { name });
    if (part.nth === undefined) return found;
    const one = found[part.nth];
    return one ? [one] : [];
  };

  const elements = all(query);
  const [first] = elements;
  if (then === 'scroll') first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (then === 'focus' && first instanceof HTMLElement) first.focus();

  const see = (element: Element): Seen => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { visibility, display } = getComputedStyle(element);
    const field = element as Partial<HTMLInputElement>;
    return {
      text: textOf(
        element instanceof HTMLSelectElement ? (element.selectedOptions[0] ?? element) : element,
      ),
      value: field.value ?? '',
      isVisible: width > 0 && height > 0 && visibility === 'visible' && display !== 'none',
      isChecked: field.checked === true || element.getAttribute('aria-checked') === 'true',
      isFocused: element === document.activeElement,
      isActive:
        element.id !== '' &&
        element.id === document.activeElement?.getAttribute('aria-activedescendant'),
      box: { x, y, width, height },
    };
  };

  /**
   * The middle of the first line of an element, because a link can be several lines long; null if a
   * click there would not reach the element.
   */
  const pointOf = (element: Element) => {
    const box = element.getClientRects()[0];
    if (!box) return null;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const isReached =
      hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    return isReached && !element.matches(':disabled') ? point : null;
  };
  return { isReady: true, seen: elements.map(see), point: first ? pointOf(first) : null };
}
