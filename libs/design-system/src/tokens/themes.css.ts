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

// High contrast is a need, while light and dark are preferences: no other theme applies inside high
// contrast.
const outsideContrast = (name: ThemeName) =>
  `[data-theme="${name}"]:not([data-theme="contrast"] *)`;

// Print always uses the light theme, so the other themes apply to screens only.
const SYSTEM_THEME = ':root:not([data-theme])';
const rules: readonly [ThemeName, selector: string, media?: string][] = [
  ['light', `:root, ${outsideContrast('light')}`],
  ['dark', SYSTEM_THEME, 'screen and (prefers-color-scheme: dark)'],
  ['dark', outsideContrast('dark'), 'screen'],
  [
    'contrast',
    `${SYSTEM_THEME}, ${SYSTEM_THEME} [data-theme]`,
    'screen and (prefers-contrast: more)',
  ],
  ['contrast', '[data-theme="contrast"]', 'screen'],
];
for (const [name, selector, media] of rules) {
  const rule = theme(name);
  globalStyle(selector, {
    '@layer': { [tokensLayer]: media ? { '@media': { [media]: rule } } : rule },
  });
}

const tones: Record<ToneName, Record<keyof typeof tone, string>> = {
  neutral: vars.color.neutral,
  primary: vars.color.primary,
  turn: vars.color.turn,
  success: vars.color.success,
  danger: vars.color.danger,
  info: vars.color.info,
  'category-1': vars.color.category[1],
  'category-2': vars.color.category[2],
};
for (const [name, colours] of Object.entries(tones)) {
  // A variable is inherited with its resolved colour, so each theme has to define all variables
  // itself.
  const root = name === 'neutral' ? ':root, [data-theme], ' : '';
  globalStyle(`${root}[data-tone="${name}"]`, {
    '@layer': { [tokensLayer]: { vars: assignVars(tone, colours) } },
  });
}
