import { assignVars, globalStyle } from '@vanilla-extract/css';
import { tokensLayer } from '../layers.css.ts';
import base from './base.tokens.json';
import { mapTokens, tokenToCss } from './dtcg.ts';
import type { ThemeName, ToneName } from './names.ts';
import { themes } from './themes.ts';
import { tone, vars } from './vars.css.ts';

const { space, width, radius, font, motion } = vars;

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      vars: assignVars({ space, width, radius, font, motion }, mapTokens(base, tokenToCss)),
    },
  },
});

const theme = (name: ThemeName) => ({
  colorScheme: name === 'dark' ? 'dark' : 'light',
  vars: assignVars({ color: vars.color, shadow: vars.shadow }, mapTokens(themes[name], tokenToCss)),
});

// Paper is light, so print always has the light theme: the others are for screens only.
const SYSTEM_THEME = ':root:not([data-theme])';
globalStyle(':root', { '@layer': { [tokensLayer]: theme('light') } });
globalStyle(SYSTEM_THEME, {
  '@layer': {
    [tokensLayer]: { '@media': { 'screen and (prefers-color-scheme: dark)': theme('dark') } },
  },
});
globalStyle(SYSTEM_THEME, {
  '@layer': {
    [tokensLayer]: { '@media': { 'screen and (prefers-contrast: more)': theme('contrast') } },
  },
});
// A part of a page may be dark on a light page, but not where more contrast was asked for.
const DARK = ':root[data-theme="dark"], :root:not([data-theme="contrast"]) [data-theme="dark"]';
for (const [name, selector] of [
  ['dark', DARK],
  ['contrast', ':root[data-theme="contrast"]'],
] as const) {
  globalStyle(selector, { '@layer': { [tokensLayer]: { '@media': { screen: theme(name) } } } });
}

const tones: Record<ToneName, Record<keyof typeof tone, string>> = {
  neutral: vars.color.neutral,
  primary: vars.color.primary,
  turn: vars.color.turn,
  success: vars.color.success,
  danger: vars.color.danger,
  info: vars.color.info,
  'scheme-ug': vars.color.schemeUg,
  'scheme-uc': vars.color.schemeUc,
};
for (const [name, colours] of Object.entries(tones)) {
  const root = name === 'neutral' ? ':root, [data-tone="neutral"]' : `[data-tone="${name}"]`;
  globalStyle(root, { '@layer': { [tokensLayer]: { vars: assignVars(tone, colours) } } });
}
