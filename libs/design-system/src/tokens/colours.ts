import type { themes } from './themes.ts';

/** The colours of one theme, as they are edited. */
export type Colours = (typeof themes)['light']['color'];

/** What text stands on. */
export const grounds = ['ground', 'surface', 'raised', 'sunken'] as const;

/** The tones, by the names of their tokens. */
export const tones = [
  'neutral',
  'primary',
  'turn',
  'success',
  'danger',
  'info',
  'schemeUg',
  'schemeUc',
] as const;
