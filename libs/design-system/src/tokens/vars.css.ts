import { createGlobalThemeContract, createGlobalVar } from '@vanilla-extract/css';
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

/** The colours of the nearest element with `data-tone`, so that a component is written once for all tones. */
export const tone = createGlobalThemeContract(
  { fill: '', on: '', soft: '', edge: '', ink: '' },
  (_value, path) => `ds-tone-${path.join('-')}`,
);

/**
 * `--ds-foot-room`: the room that the footer keeps below itself, for what stays at the foot of the
 * screen. Set on `:root`; none without it.
 */
export const footRoom = createGlobalVar('ds-foot-room');

/** Conditions for `@media`; a variable cannot stand in one. */
export const media = {
  /** From 768 px at the usual text size: two columns have room. */
  medium: '(min-width: 48rem)',
  /** From 1024 px: the whole navigation fits beside the brand. */
  large: '(min-width: 64rem)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColours: '(forced-colors: active)',
} as const;
