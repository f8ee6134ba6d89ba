import {
  baseLayer,
  componentsLayer,
  resetLayer,
  tokensLayer,
  utilitiesLayer,
} from '../layers.css.ts';
import { colourOf, type Palette } from '../tokens/colours.ts';
import { tokenToCss, variableName, type Values } from '../tokens/dtcg.ts';
import type { ThemeName } from '../tokens/names.ts';
import { brandRules } from './rules.ts';

export interface BrandStyles {
  /** Selector of the elements with the brand. */
  readonly wearer: string;
  /** Names of the colours to set. */
  readonly colours: readonly string[];
  readonly palettes: Readonly<Record<ThemeName, Palette>>;
  /** Tokens that are the same in every theme. */
  readonly shape: Values;
}

const ORDER = [resetLayer, tokensLayer, baseLayer, componentsLayer, utilitiesLayer].join(', ');

/**
 * Raises the specificity above the package's own rules in the same layer, so that files may load in
 * any order, and so that the brand of a part overrides the brand of the page.
 */
const raised = (wearer: string) => (wearer === ':root' ? ':not(#ds)' : ':not(#ds):not(#ds)');

const declaration = (token: string, css: string) => `${variableName(token.split('.'))}: ${css};`;

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const rule = (selectors: readonly string[], declarations: readonly string[]) => [
  `${selectors.join(',\n')} {`,
  ...indented(declarations),
  '}',
];

const layer = (name: string, lines: readonly string[]) => [
  `@layer ${name} {`,
  ...indented(lines.join('\n').split('\n')),
  '}',
];

export function brandCss({ wearer, colours, palettes, shape }: BrandStyles): string {
  const shapes = Object.entries(shape).map(([name, $value]) =>
    declaration(name, tokenToCss({ $value })),
  );
  const rules = brandRules(wearer).flatMap(([theme, selectors, media], index) => {
    const weighed = selectors.map((selector) => `${selector}${raised(wearer)}`);
    const lines = rule(weighed, [
      ...colours.map((name) => declaration(`color.${name}`, colourOf(palettes[theme], name))),
      ...(index === 0 ? shapes : []),
    ]);
    return media ? [`@media ${media} {`, ...indented(lines.join('\n').split('\n')), '}'] : lines;
  });
  // Without this rule, a part would inherit the font family of the page.
  const family = rule(
    [`:is(${wearer})`],
    [`font-family: var(${variableName(['font', 'family'])});`],
  );
  const all = [
    `@layer ${ORDER};`,
    ...layer(tokensLayer, rules),
    ...('font.family' in shape ? layer(baseLayer, family) : []),
  ];
  return `${all.join('\n')}\n`;
}
