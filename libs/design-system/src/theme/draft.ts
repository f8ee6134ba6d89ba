import { colourOf, paletteOf, type Palette } from '../tokens/colours.ts';
import type { ThemeName } from '../tokens/names.ts';
import { isEnough, pairsOf } from '../tokens/pairs.ts';
import { themes } from '../tokens/themes.ts';
import { toHex, toOklch, type Oklch } from './oklch.ts';

/**
 * The default themes, which are the model for the lightness and chroma of each colour of a brand.
 */
const models: Readonly<Record<ThemeName, Palette>> = {
  light: paletteOf(themes.light.color),
  dark: paletteOf(themes.dark.color),
  contrast: paletteOf(themes.contrast.color),
};

export const modelOf = (theme: ThemeName, name: string): Oklch =>
  toOklch(colourOf(models[theme], name));

/** Step by which lightness changes while a colour is adjusted for contrast. */
const STEP = 0.005;

/** The colours of a theme while they are chosen one by one. */
export interface Draft {
  readonly theme: ThemeName;
  readonly palette: Palette;
  /** Sets a colour without adjustment. */
  readonly decide: (name: string, colour: Oklch) => void;
  /**
   * Sets the colour nearest to `wanted` that has enough contrast with all colours set so far. The
   * lightness of a foreground moves away from its background, and the lightness of a background
   * away from its foreground.
   */
  readonly settle: (name: string, wanted: Oklch, is: 'ground' | 'on a ground') => void;
  /** Checks whether a colour has enough contrast with all colours set so far. */
  readonly holds: (name: string) => boolean;
}

/**
 * Creates a draft that contains the colours of the model. The `undecided` colours are not chosen
 * yet.
 */
export function draft(theme: ThemeName, undecided: Iterable<string>): Draft {
  const palette: Record<string, string> = { ...models[theme] };
  const open = new Set(undecided);

  const decide = (name: string, colour: Oklch) => {
    palette[name] = toHex(colour);
    open.delete(name);
  };
  const pairsWith = (name: string) =>
    pairsOf[theme].filter(
      ([foreground, background]) =>
        [foreground, background].includes(name) && !open.has(foreground) && !open.has(background),
    );
  const holds = (name: string) => pairsWith(name).every((pair) => isEnough(palette, pair));

  return {
    ...{ theme, palette, decide, holds },
    settle(name, wanted, is) {
      const step = (theme === 'dark') === (is === 'on a ground') ? STEP : -STEP;
      decide(name, wanted);
      for (let l = wanted.l; !holds(name) && l >= 0 && l <= 1; l += step) {
        decide(name, { ...wanted, l });
      }
    },
  };
}
