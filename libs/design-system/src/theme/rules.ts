import type { ThemeName } from '../tokens/names.ts';

/** Where a theme of the system holds: `<html>` without a theme of its own, and all below it. */
const SYSTEM = ':is(:root:not([data-theme]), :root:not([data-theme]) *)';
const OUTSIDE_CONTRAST = ':not([data-theme="contrast"] *)';

/** One rule of a brand: its theme, the selectors and the medium. */
export type Rule = readonly [theme: ThemeName, selectors: readonly string[], media?: string];

/**
 * Where the colours of a brand hold, in the order of the rules: on what wears it, in the theme that it
 * says or that is around it, and on the parts of it that have a theme of their own. So they follow the
 * themes of the page (`tokens/themes.css.ts`).
 */
export function brandRules(wearer: string): readonly Rule[] {
  const it = `:is(${wearer})`;
  // Weighs nothing, so that a part of a part may wear another brand.
  const within = `:where(${wearer})`;
  const themed = (theme: ThemeName) => [
    `${it}[data-theme="${theme}"]${OUTSIDE_CONTRAST}`,
    `${within} [data-theme="${theme}"]${OUTSIDE_CONTRAST}`,
  ];
  const isLightAgain = '[data-theme="dark"] [data-theme="light"] *';
  return [
    ['light', [it, ...themed('light')]],
    [
      'dark',
      [`${it}:not([data-theme], [data-theme] *)${SYSTEM}`],
      'screen and (prefers-color-scheme: dark)',
    ],
    [
      'dark',
      [
        ...themed('dark'),
        `[data-theme="dark"] ${it}:not([data-theme], ${isLightAgain})${OUTSIDE_CONTRAST}`,
      ],
      'screen',
    ],
    [
      'contrast',
      [`${it}${SYSTEM}`, `${it}[data-theme]${SYSTEM}`, `${within}${SYSTEM} [data-theme]`],
      'screen and (prefers-contrast: more)',
    ],
    [
      'contrast',
      [
        `${it}[data-theme="contrast"]`,
        `${within} [data-theme="contrast"]`,
        `[data-theme="contrast"] ${it}`,
      ],
      'screen',
    ],
  ];
}
