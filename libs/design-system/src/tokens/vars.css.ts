import { createGlobalThemeContract, createGlobalVar, fallbackVar } from '@vanilla-extract/css';
import '../layers.css.ts';
import base from './base.tokens.json';
import { mapTokens, variableName } from './dtcg.ts';
import light from './light.tokens.json';

export type { ThemeName, ToneName } from './names.ts';

/**
 * Every design token as a CSS variable with a stable, public name: `vars.color.inkMuted` is
 * `var(--ds-color-ink-muted)`, `vars.font.size['2xl']` is `var(--ds-font-size-2xl)`.
 */
export const vars = createGlobalThemeContract(
  mapTokens({ ...base, ...light }, () => ''),
  (_value, path) => variableName(path).slice('--'.length),
);

/**
 * The colours of the nearest element with `data-tone`, so that a component needs only one set of
 * rules for all tones.
 */
export const tone = createGlobalThemeContract(
  { fill: '', on: '', soft: '', edge: '', ink: '' },
  (_value, path) => `ds-tone-${path.join('-')}`,
);

/**
 * `--ds-foot-room`: the space that the footer reserves below itself for content at the bottom of
 * the screen. It is set on `:root`; zero by default.
 */
export const footRoom = createGlobalVar('ds-foot-room');

/**
 * `--ds-bar-room`: the height of the `NavBar` at the bottom of a phone's screen; zero on a screen
 * without such a bar.
 */
export const barRoom = createGlobalVar('ds-bar-room');

/**
 * Both rooms as lengths, for `calc()`. The variables have no default on `html`, because
 * `components.css` has no rules for it.
 */
export const footLength = fallbackVar(footRoom, '0px');
export const barLength = fallbackVar(barRoom, '0px');

/** Conditions for `@media`, which cannot contain a CSS variable. */
export const media = {
  /** From 768 px at the default text size, where two columns fit. */
  medium: '(min-width: 48rem)',
  /** From 1024 px, where the whole navigation fits next to the brand. */
  large: '(min-width: 64rem)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColours: '(forced-colors: active)',
} as const;
