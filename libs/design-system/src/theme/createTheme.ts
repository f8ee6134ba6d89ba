import base from '../tokens/base.tokens.json';
import type { Palette } from '../tokens/colours.ts';
import type { Values } from '../tokens/dtcg.ts';
import type { ThemeName } from '../tokens/names.ts';
import { failuresIn, type ContrastFailure } from '../tokens/pairs.ts';
import { brandCss } from './css.ts';
import { brandPalette, ownColours } from './palette.ts';

export type { ContrastFailure, Palette, ThemeName, Values };

/** Options of a brand. Colours are written as `#rrggbb` or `#rgb`. */
export interface ThemeOptions {
  /** The colour of primary buttons, links and selected items. */
  readonly brand: string;
  /**
   * The colour that marks something the user must do (the tone `turn`), and nothing else. Default:
   * marigold.
   */
  readonly accent?: string | undefined;
  /**
   * The colour of the focus ring. Default: the hue of the brand, and marigold on dark backgrounds.
   */
  readonly focus?: string | undefined;
  /**
   * A colour whose hue tints backgrounds, lines and text; a grey makes them grey. Default: our own
   * tints.
   */
  readonly neutral?: string | undefined;
  /** Corner radius of controls, in px; cards and tags follow. Default: 12. */
  readonly radius?: number | undefined;
  /**
   * Font families in order of preference, with a generic family last. The page must load the font
   * itself.
   */
  readonly fontFamily?: readonly string[] | undefined;
  /**
   * Selector of the elements with the brand, for example `[data-brand="north"]`. Default: `:root`,
   * the page.
   */
  readonly selector?: string | undefined;
  /**
   * False keeps `brand` and `focus` unchanged in the light theme when their contrast is too small,
   * and reports it in `failures`. By default they are darkened until it is enough.
   */
  readonly adjust?: boolean | undefined;
}

export interface BrandTheme {
  /** For a `<style>` or a file, before or after the package's own stylesheet. */
  readonly css: string;
  /** All colours of each theme by token name without `color`: `primary.fill`. */
  readonly palettes: Readonly<Record<ThemeName, Palette>>;
  /** The given values of corners and type by token name: `radius.card`. */
  readonly shape: Values;
  /** Every pair of colours in any theme whose contrast is too small. */
  readonly failures: readonly ContrastFailure[];
}

const themeNames = ['light', 'dark', 'contrast'] as const satisfies readonly ThemeName[];

/**
 * Creates the light, dark and high contrast themes of a brand from one colour.
 *
 * @throws TypeError when a colour, the radius, a family or the selector is invalid
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

/** Corners and type, which are the same in every theme. */
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

/** Quotes and validates a font family for a stylesheet. */
function familyOf(name: string): string {
  if (/["'\\<>{};]/.test(name)) throw new TypeError(`This is not the name of a font: ${name}`);
  return name;
}
