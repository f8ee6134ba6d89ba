import { type BoundFunctions, configure, type queries, within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import type { Followed, Visitor } from '../../fixtures/visitor.ts';
import { submission } from './forms.ts';

/**
 * Maximum length of a Testing Library error, which would otherwise contain hundreds of lines of the
 * page.
 */
const shownError = 2_000;
configure({ getElementError: (message) => new Error(message?.slice(0, shownError)) });

/** One window for all pages: creating a window takes longer than the rest of a test. */
const { window } = new JSDOM();
const parser = new window.DOMParser();

/** A page as a browser without scripts shows it, with Testing Library's queries for its body. */
export interface Page extends BoundFunctions<typeof queries> {
  status: number;
  headers: Headers;
  url: URL;
  html: string;
  document: Document;
  /** The only element that matches a selector. */
  part: (selector: string) => HTMLElement;
  parts: (selector: string) => HTMLElement[];
  /** Opens the target of a link. */
  follow: (link: Element) => Promise<Page>;
  /** Sends a button's form with its current values. */
  press: (button: Element) => Promise<Page>;
}

/** Opens an address as a visitor, or sends a form to it, and reads the page after all redirects. */
export async function openPage(
  visitor: Visitor,
  ...request: Parameters<Visitor['follow']>
): Promise<Page> {
  const response = await visitor.follow(...request);
  return pageOf(response, visitor);
}

function pageOf({ status, headers, address, html }: Followed, visitor: Visitor): Page {
  const document = parse(html);
  const url = new URL(address);
  return {
    ...within(document.body),
    ...{ status, headers, url, html, document },
    part: (selector) => partOf(document, selector),
    parts: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
    follow(link) {
      const href = link.getAttribute('href');
      if (href === null) throw new Error(`this element is not a link: ${link.outerHTML}`);
      const from = headers.get('Referrer-Policy') === 'no-referrer' ? undefined : url.href;
      return openPage(visitor, new URL(href, url).href, undefined, from);
    },
    press(button) {
      const { address: action, body } = submission(button, url);
      return openPage(visitor, action.href, body, url.href);
    },
  };
}

/** The only descendant of an element that matches a selector. */
export function partOf(root: ParentNode, selector: string): HTMLElement {
  const [part, ...others] = root.querySelectorAll<HTMLElement>(selector);
  if (part === undefined) throw new Error(`nothing matches ${selector}`);
  if (others.length > 0) throw new Error(`${others.length + 1} elements match ${selector}`);
  return part;
}

function parse(html: string): Document {
  const document = parser.parseFromString(html, 'text/html');
  // A parsed document has no window, but Testing Library needs the window to read styles.
  Object.defineProperty(document, 'defaultView', { value: window });
  return document;
}
