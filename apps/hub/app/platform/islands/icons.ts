import type { IconSprite } from '@applicant-hub/design-system';
import { hash } from './fingerprint.ts';

/** Where the icons of a page are drawn, once each. */
export const SPRITE_ID = 'icons';

/** The icons that were shown so far: their paths by the ids of their symbols. */
export type ShownIcons = Map<string, string>;

/** As long as tells them apart, which a test sees to: a page has a hundred of these. */
const idOf = (path: string): string => `i${hash(path).slice(-3)}`;

/** For a server: notes what is shown, for the page to draw. */
export const notingSprite =
  (shown: ShownIcons): IconSprite =>
  (path) => {
    const id = idOf(path);
    shown.set(id, path);
    return `#${id}`;
  };

/** For a browser: goes by what the page has drawn. */
export const pageSprite: IconSprite = (path) => {
  const id = idOf(path);
  return document.getElementById(id) === null ? null : `#${id}`;
};

/** The symbols of icons, as HTML. */
export const symbolsOf = (icons: ShownIcons): string =>
  [...icons]
    .map(([id, path]) => `<symbol id="${id}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
    .join('');

/** Adds to this page what a newer one draws besides. */
export function takeIcons(page: Document): void {
  const sprite = document.getElementById(SPRITE_ID);
  for (const symbol of page.querySelectorAll(`#${SPRITE_ID} symbol`)) {
    if (document.getElementById(symbol.id) === null)
      sprite?.append(document.importNode(symbol, true));
  }
}
