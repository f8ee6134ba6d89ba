import type { IconSprite } from '@applicant-hub/design-system';

/** Where the icons of a page are drawn, once each. */
export const SPRITE_ID = 'icons';

/** The icons that were shown so far: their paths by their names. */
export type ShownIcons = Map<string, string>;

const idOf = (name: string): string => `i-${name}`;

/** For a server: notes what is shown, for the page to draw. */
export const notingSprite =
  (shown: ShownIcons): IconSprite =>
  (name, path) => {
    shown.set(name, path);
    return `#${idOf(name)}`;
  };

/** For a browser: goes by what the page has drawn. */
export const pageSprite: IconSprite = (name) =>
  document.getElementById(idOf(name)) === null ? null : `#${idOf(name)}`;

/** The symbols of icons, as HTML. */
export const symbolsOf = (icons: ShownIcons): string =>
  [...icons]
    .map(
      ([name, path]) =>
        `<symbol id="${idOf(name)}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
    )
    .join('');

/** Adds to this page what a newer one draws besides. */
export function takeIcons(page: Document): void {
  const sprite = document.getElementById(SPRITE_ID);
  for (const symbol of page.querySelectorAll(`#${SPRITE_ID} symbol`)) {
    if (document.getElementById(symbol.id) === null)
      sprite?.append(document.importNode(symbol, true));
  }
}
