import type { IconSprite } from '@applicant-hub/design-system';
import { hash } from './fingerprint.ts';

export const SPRITE_ID = 'icons';

export type ShownIcons = Map<string, string>;

/**
 * As short as possible, because a page has a hundred of these ids. A test checks that they are
 * unique.
 */
const idOf = (path: string): string => `i${hash(path).slice(-3)}`;

/** For the server: collects the used icons. */
export const notingSprite =
  (shown: ShownIcons): IconSprite =>
  (path) => {
    const id = idOf(path);
    shown.set(id, path);
    return `#${id}`;
  };

/** For the browser: uses the icons that the page has drawn. */
export const pageSprite: IconSprite = (path) => {
  const id = idOf(path);
  return document.getElementById(id) === null ? null : `#${id}`;
};

/** The stroke is for pages without styles. Here it takes fewer bytes than on each icon. */
const SYMBOL = 'viewBox="0 0 24 24" stroke="currentColor"';

export const symbolsOf = (icons: ShownIcons): string =>
  [...icons]
    .map(([id, path]) => `<symbol id="${id}" ${SYMBOL}><path d="${path}"/></symbol>`)
    .join('');

export function takeIcons(page: Document): void {
  const sprite = document.getElementById(SPRITE_ID);
  for (const symbol of page.querySelectorAll(`#${SPRITE_ID} symbol`)) {
    if (document.getElementById(symbol.id) === null)
      sprite?.append(document.importNode(symbol, true));
  }
}
