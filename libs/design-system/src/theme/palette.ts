import { colourOf, grounds, type Palette } from '../tokens/colours.ts';
import type { ThemeName } from '../tokens/names.ts';
import { draft, modelOf, type Draft } from './draft.ts';
import { toOklch, type Oklch } from './oklch.ts';

/** The colours of a brand, as `#rrggbb`. */
export interface BrandColours {
  readonly brand: string;
  readonly accent?: string | undefined;
  readonly focus?: string | undefined;
  readonly neutral?: string | undefined;
  /** Whether `brand` and `focus` are darkened when their contrast is too small. */
  readonly adjust: boolean;
}

const partsOf = (tone: string) =>
  ['fill', 'on', 'soft', 'edge', 'ink'].map((part) => `${tone}.${part}`);

/**
 * Backgrounds and lines, whose lightness does not change, and the colours that must be visible on
 * them.
 */
const backdrops = [...grounds, 'line', 'neutral.on', 'neutral.soft', 'neutral.edge'];
const inks = ['ink', 'inkMuted', 'lineStrong', 'neutral.fill', 'neutral.ink'];

/** Names of the colours that a brand changes. */
export const ownColours = ({ accent, neutral }: BrandColours): readonly string[] => [
  ...(neutral ? [...backdrops, ...inks] : []),
  ...partsOf('primary'),
  ...(accent ? partsOf('turn') : []),
  'focus',
];

/** All colours of a theme, with the brand's colours replaced. */
export function brandPalette(theme: ThemeName, colours: BrandColours): Palette {
  const { brand, accent, focus, neutral, adjust } = colours;
  const theDraft = draft(theme, ownColours(colours));
  // In high contrast, backgrounds are white and text is black, regardless of the brand.
  if (neutral) tintNeutrals(theDraft, toOklch(neutral));
  paintPrimary(theDraft, toOklch(brand), adjust);
  if (accent) paintTurn(theDraft, toOklch(accent));
  paintFocus(theDraft, toOklch(focus ?? brand), { isGiven: focus !== undefined, adjust });
  return theDraft.palette;
}

function tintNeutrals({ theme, decide, settle }: Draft, neutral: Oklch): void {
  const tinted = (name: string) => {
    const { l, c } = modelOf(theme, name);
    return { l, c: Math.min(c, neutral.c), h: neutral.h };
  };
  for (const name of backdrops) decide(name, tinted(name));
  for (const name of inks) settle(name, tinted(name), 'on a ground');
}

/**
 * The colours of a tone in a given hue, with the lightness of the model. If the given colour is
 * less vivid than the fill of the model, the chroma of all colours is reduced in proportion.
 */
function inHueOf({ c, h }: Oklch, theme: ThemeName, tone: string) {
  const share = Math.min(1, c / modelOf('light', `${tone}.fill`).c);
  return (part: string): Oklch => {
    const model = modelOf(theme, `${tone}.${part}`);
    return { l: model.l, c: model.c * share, h };
  };
}

/**
 * Minimum lightness at which a colour is used unchanged as a fill or a focus ring on a dark
 * background.
 */
const LIGHT = 0.7;

function paintPrimary(of: Draft, brand: Oklch, adjust: boolean): void {
  const { theme, palette, decide, settle } = of;
  const part = inHueOf(brand, theme, 'primary');
  settle('primary.soft', part('soft'), 'ground');
  decide('primary.on', part('on'));

  const wanted: Record<ThemeName, Oklch> = {
    light: brand,
    dark: brand.l >= LIGHT ? brand : part('fill'),
    contrast: { ...part('fill'), l: Math.min(part('fill').l, brand.l) },
  };
  if (theme === 'light' && !adjust) decide('primary.fill', brand);
  else settle('primary.fill', wanted[theme], 'on a ground');
  const fill = toOklch(colourOf(palette, 'primary.fill'));

  // In high contrast an edge is a line in the fill's colour, and there is no text on it.
  if (theme === 'contrast') decide('primary.edge', fill);
  else settle('primary.edge', part('edge'), 'ground');
  settle('primary.ink', hovered(theme, fill), 'on a ground');
}

/**
 * Hover colour of a fill. Its lightness is further from the background, or closer if that is
 * impossible.
 */
function hovered(theme: ThemeName, fill: Oklch): Oklch {
  const [from, to] = [modelOf(theme, 'primary.fill'), modelOf(theme, 'primary.ink')];
  const l = fill.l + to.l - from.l;
  return {
    ...fill,
    l: l > 0.15 && l < 0.98 ? l : fill.l - 0.2 * Math.sign(to.l - from.l),
    c: (fill.c * to.c) / from.c,
  };
}

const WHITE: Oklch = { l: 1, c: 0, h: 0 };
const BLACK: Oklch = { l: 0, c: 0, h: 0 };

function paintTurn({ theme, decide, settle, holds }: Draft, accent: Oklch): void {
  const part = inHueOf(accent, theme, 'turn');
  settle('turn.soft', part('soft'), 'ground');
  decide('turn.edge', part('edge'));
  decide('turn.fill', theme === 'dark' && accent.l < LIGHT ? part('fill') : accent);
  // White or black is readable on any fill.
  for (const on of [part('on'), WHITE, BLACK]) {
    decide('turn.on', on);
    if (holds('turn.on')) break;
  }
  settle('turn.ink', part('ink'), 'on a ground');
}

function paintFocus(
  { theme, decide, settle }: Draft,
  colour: Oklch,
  { isGiven, adjust }: { isGiven: boolean; adjust: boolean },
): void {
  const model = modelOf(theme, 'focus');
  const share = Math.min(1, colour.c / modelOf('light', 'primary.fill').c);
  const inHue = { l: model.l, c: model.c * share, h: colour.h };
  if (!isGiven) {
    // On dark backgrounds the focus ring does not depend on the brand: its colour is visible on all
    // of them.
    settle('focus', theme === 'dark' ? model : inHue, 'on a ground');
  } else if (theme === 'light') {
    if (adjust) settle('focus', colour, 'on a ground');
    else decide('focus', colour);
  } else if (theme === 'dark') {
    settle('focus', colour.l >= LIGHT ? colour : inHue, 'on a ground');
  } else {
    settle('focus', { ...colour, l: Math.min(model.l, colour.l) }, 'on a ground');
  }
}
