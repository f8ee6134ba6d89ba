import type { ThemeName } from '../tokens/names.ts';

/** Elements with the system theme: `<html>` without `data-theme`, and its descendants. */
const SYSTEM = ':is(:root:not([data-theme]), :root:not([data-theme]) *)';
const OUTSIDE_CONTRAST = ':not([data-theme="contrast"] *)';

/** One rule of a brand: its theme, its selectors and its media query. */
export type Rule = readonly [theme: ThemeName, selectors: readonly string[], media?: string];

/**
 * Rules for a brand's colours in source order. They apply to the elements with the brand, in the
 * theme of the element or its surroundings, and to parts of these elements that have their own
 * theme. They have the same order as the rules of the page's themes (`tokens/themes.css.ts`).
 */
export function brandRules(wearer: string): readonly Rule[] {
  const it = `:is(${wearer})`;
  // The specificity is zero, so that a nested part may have another brand.
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
