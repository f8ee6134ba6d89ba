import base from '../tokens/base.tokens.json';
import type { Palette } from '../tokens/colours.ts';
import type { Values } from '../tokens/dtcg.ts';
import type { ThemeName } from '../tokens/names.ts';
import { failuresIn, type ContrastFailure } from '../tokens/pairs.ts';
import { brandCss } from './css.ts';
import { brandPalette, ownColours } from './palette.ts';

export type { ContrastFailure, Palette, ThemeName, Values };

/** Options of a brand. Colours have the form `#rrggbb` or `#rgb`. */
export interface ThemeOptions {
  /** The colour of primary buttons, links and selected items. */
  readonly brand: string;
  /**
   * The colour for actions that the user must take (the tone `turn`). It has no other use. The
   * default is marigold.
   */
  readonly accent?: string | undefined;
  /**
   * The colour of the focus ring. The default is the hue of the brand, and marigold on dark
   * backgrounds.
   */
  readonly focus?: string | undefined;
  /**
   * A colour whose hue tints backgrounds, lines and text; a grey makes them grey. The default is
   * the tints of the package.
   */
  readonly neutral?: string | undefined;
  /**
   * Corner radius of controls, in px. The radius of cards and tags is derived from it. Default: 12.
   */
  readonly radius?: number | undefined;
  /**
   * Font families in order of preference, with a generic family last. The page itself must load the
   * font.
   */
  readonly fontFamily?: readonly string[] | undefined;
  /**
   * Selector of the elements with the brand, for example `[data-brand="north"]`. The default is
   * `:root`, the whole page.
   */
  readonly selector?: string | undefined;
  /**
   * If false, `brand` and `focus` are unchanged in the light theme even if their contrast is too
   * small, and `failures` lists them. By default they are darkened until the contrast is
   * sufficient.
   */
  readonly adjust?: boolean | undefined;
}

export interface BrandTheme {
  /** The stylesheet, for a `<style>` or a file, before or after the package's own stylesheet. */
  readonly css: string;
  /** All colours of each theme, by token name without the prefix `color`: `primary.fill`. */
  readonly palettes: Readonly<Record<ThemeName, Palette>>;
  /** The values of the corner and type options by token name: `radius.card`. */
  readonly shape: Values;
  /** All pairs of colours in any theme whose contrast is too small. */
  readonly failures: readonly ContrastFailure[];
}

const themeNames = ['light', 'dark', 'contrast'] as const satisfies readonly ThemeName[];

/**
 * Creates the light, dark and high contrast themes of a brand from one colour.
 *
 * @throws TypeError if a colour, the radius, a family or the selector is invalid
 */
export function createTheme(options: ThemeOptions): BrandTheme {
  const { selector = ':root', adjust = true, radius = 0 } = options;
  if (/[{}<;]/.test(selector)) throw new TypeError(`This is not a selector: ${selector}`);
  if (!(radius >= 0 && radius < Infinity)) throw new TypeError(`This is not a radius: ${radius}`);
  const colours = {
    brand: hexOf(options.brand),
    accent: options.accent && hexOf(options.accent),
    focus: options.focus && hexOf(options.focus),
    neutral: options.neutral && hexOf(options.neutral),
    adjust,
  };
  const palettes = {
    light: brandPalette('light', colours),
    dark: brandPalette('dark', colours),
    contrast: brandPalette('contrast', colours),
  };
  const shape = shapeOf(options);
  return {
    css: brandCss({ wearer: selector, colours: ownColours(colours), palettes, shape }),
    palettes,
    shape,
    failures: themeNames.flatMap((theme) => failuresIn(theme, palettes[theme])),
  };
}

function hexOf(colour: string): string {
  const [, digits = ''] = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(colour) ?? [];
  if (digits === '') throw new TypeError(`A colour is written as #rrggbb or #rgb: ${colour}`);
  const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
  return `#${six.toLowerCase()}`;
}

/** Tokens for corners and type, which are the same in every theme. */
function shapeOf({ radius, fontFamily }: ThemeOptions): Values {
  const { card, control, small } = base.radius;
  const corner = (of: typeof card) => ({
    value: ((radius ?? 0) * of.$value.value) / control.$value.value,
    unit: 'px',
  });
  return {
    ...(radius !== undefined && {
      'radius.card': corner(card),
      'radius.control': corner(control),
      'radius.small': corner(small),
    }),
    ...(fontFamily && { 'font.family': fontFamily.map(familyOf) }),
  };
}

/** Checks that the name of a font family is safe in a stylesheet, and returns it. */
function familyOf(name: string): string {
  if (/["'\\<>{};]/.test(name)) throw new TypeError(`This is not the name of a font: ${name}`);
  return name;
}
