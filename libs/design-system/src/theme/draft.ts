import { colourOf, paletteOf, type Palette } from '../tokens/colours.ts';
import type { ThemeName } from '../tokens/names.ts';
import { isEnough, pairsOf } from '../tokens/pairs.ts';
import { themes } from '../tokens/themes.ts';
import { toHex, toOklch, type Oklch } from './oklch.ts';

/** The themes that a brand is put into: they say how light and how vivid each of its colours is. */
const models: Readonly<Record<ThemeName, Palette>> = {
  light: paletteOf(themes.light.color),
  dark: paletteOf(themes.dark.color),
  contrast: paletteOf(themes.contrast.color),
};

/** A colour of the model. */
export const modelOf = (theme: ThemeName, name: string): Oklch =>
  toOklch(colourOf(models[theme], name));

/** How much lighter or darker a colour becomes at a time, until its contrast is enough. */
const STEP = 0.005;

/** The colours of a theme while they are decided on, one after the other. */
export interface Draft {
  readonly theme: ThemeName;
  readonly palette: Palette;
  /** Decides on a colour as it is. */
  readonly decide: (name: string, colour: Oklch) => void;
  /**
   * Decides on the colour that is nearest to the wanted one and has enough contrast with all that are
   * decided: what stands on a ground goes away from it, and a ground from what stands on it.
   */
  readonly settle: (name: string, wanted: Oklch, is: 'ground' | 'on a ground') => void;
  /** Whether a colour has enough contrast with all that are decided. */
  readonly holds: (name: string) => boolean;
}

/** A draft that has the colours of the model, of which some are still to be decided on. */
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
