import { colourOf, grounds, tones, type Palette } from './colours.ts';
import { contrast } from './contrast.ts';
import type { ThemeName } from './names.ts';

const TEXT = 4.5;
const BODY_TEXT = 7;
/** Minimum contrast of lines, fills and focus rings that must be visible. */
const INTERFACE = 3;

type Pair = readonly [foreground: string, background: string, least: number];

const soft = tones.map((tone) => `${tone}.soft` as const);
const bars = Array.from({ length: 16 }, (_, index) => `bar.${index + 1}`);
const avatars = [1, 2, 3, 4, 5, 6].map((number) => `avatar${number}`);

/**
 * Every pair of a foreground and a background that the components paint, with its minimum contrast.
 */
const pairs: readonly Pair[] = [
  ...[...grounds, ...soft].flatMap((background): Pair[] => [
    ['ink', background, BODY_TEXT],
    ['inkMuted', background, BODY_TEXT],
    ['focus', background, INTERFACE],
  ]),
  ...grounds.map((background): Pair => ['lineStrong', background, INTERFACE]),
  ...tones.flatMap((tone): Pair[] => [
    [`${tone}.on`, `${tone}.fill`, TEXT],
    [`${tone}.ink`, `${tone}.soft`, BODY_TEXT],
    ...grounds.map((background): Pair => [`${tone}.ink`, background, BODY_TEXT]),
  ]),
  // The text on a marigold fill is always dark, so the fill needs no contrast with the page.
  ...tones
    .filter((tone) => tone !== 'turn')
    .flatMap((tone): Pair[] => [
      [`${tone}.fill`, `${tone}.soft`, INTERFACE],
      ...grounds.map((background): Pair => [`${tone}.fill`, background, INTERFACE]),
    ]),
  // On hover the fill takes the text colour.
  ['primary.on', 'primary.ink', TEXT],
  ['danger.on', 'danger.ink', TEXT],
  // Colours of the skip link.
  ['ground', 'ink', BODY_TEXT],
  ['ink', 'primary.edge', BODY_TEXT],
  ...bars.flatMap((bar) => grounds.map((background): Pair => [bar, background, INTERFACE])),
  ...avatars.map((avatar): Pair => [`${avatar}.on`, `${avatar}.fill`, TEXT]),
];

/** In high contrast the edge of a tone is a line, and there is no text on it. */
const ofTheme = (theme: ThemeName) =>
  pairs.filter(([, background]) => theme !== 'contrast' || background !== 'primary.edge');

/** The pairs of each theme. */
export const pairsOf: Readonly<Record<ThemeName, readonly Pair[]>> = {
  light: ofTheme('light'),
  dark: ofTheme('dark'),
  contrast: ofTheme('contrast'),
};

/** Checks whether the contrast of a pair is high enough. */
export const isEnough = (palette: Palette, [foreground, background, least]: Pair): boolean =>
  contrast(colourOf(palette, foreground), colourOf(palette, background)) >= least;

/** Two colours of a theme with too little contrast. */
export interface ContrastFailure {
  readonly theme: ThemeName;
  /** Token names without the prefix `color`: `primary.ink`. */
  readonly foreground: string;
  readonly background: string;
  /** The actual contrast and the required minimum. */
  readonly ratio: number;
  readonly wanted: number;
}

/** The pairs of a theme with too little contrast. */
export const failuresIn = (theme: ThemeName, palette: Palette): ContrastFailure[] =>
  pairsOf[theme]
    .filter((pair) => !isEnough(palette, pair))
    .map(([foreground, background, wanted]) => ({
      ...{ theme, foreground, background, wanted },
      ratio: contrast(colourOf(palette, foreground), colourOf(palette, background)),
    }));
