import base from '../tokens/base.tokens.json';
import type { Palette } from '../tokens/colours.ts';
import type { Values } from '../tokens/dtcg.ts';
import type { ThemeName } from '../tokens/names.ts';
import { failuresIn, type ContrastFailure } from '../tokens/pairs.ts';
import { brandCss } from './css.ts';
import { brandPalette, ownColours } from './palette.ts';

export type { ContrastFailure, Palette, ThemeName, Values };

/** What a brand is made of. A colour is written as `#rrggbb` or `#rgb`. */
export interface ThemeOptions {
  /** The colour of primary buttons, links and what is chosen. */
  readonly brand: string;
  /** The colour that says that it is the reader's turn (the tone `turn`), and nothing else. Default: marigold. */
  readonly accent?: string | undefined;
  /** The ring around what has focus. Default: the brand's hue, and marigold on dark grounds. */
  readonly focus?: string | undefined;
  /** A colour whose hue grounds, lines and inks take; a grey makes them grey. Default: as they are. */
  readonly neutral?: string | undefined;
  /** The corners of controls, in px; those of cards and tags follow. Default: 12. */
  readonly radius?: number | undefined;
  /** The families of the text, best first; a generic one last. The font itself is the page's to load. */
  readonly fontFamily?: readonly string[] | undefined;
  /** What wears the brand: a part of a page, for example `[data-brand="north"]`. Default: `:root`, the page. */
  readonly selector?: string | undefined;
  /**
   * False leaves `brand` and `focus` as they are in the light theme where their contrast is too small, and
   * says so in `failures`. By default they become darker until it is enough.
   */
  readonly adjust?: boolean | undefined;
}

export interface BrandTheme {
  /** For a `<style>` or a file, before or after the package's own stylesheet. */
  readonly css: string;
  /** All colours of each theme by the names of their tokens, from `color` on: `primary.fill`. */
  readonly palettes: Readonly<Record<ThemeName, Palette>>;
  /** Corners and type by the names of their tokens, as far as they are given: `radius.card`. */
  readonly shape: Values;
  /** Every pair of colours of every theme whose contrast is too small. */
  readonly failures: readonly ContrastFailure[];
}

const themeNames = ['light', 'dark', 'contrast'] as const satisfies readonly ThemeName[];

/**
 * The light, dark and high contrast themes of a brand, from one colour.
 *
 * @throws TypeError when a colour, the radius, a family or the selector is not what it has to be
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

/** Corners and type: what is the same in every theme. */
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

/** A family, which is to be put into a stylesheet. */
function familyOf(name: string): string {
  if (/["'\\<>{};]/.test(name)) throw new TypeError(`This is not the name of a font: ${name}`);
  return name;
}
