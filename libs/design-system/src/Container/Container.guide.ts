import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'To centre what a page consists of and keep a gutter at both sides. `PageShell` does it already for the content.',
    '`width="reading"` for a column of text or a form.',
  ],
  avoid: [
    'For space between things: use `Stack`.',
    'For one container inside another: the gutters would add up.',
  ],
  keyboard: [],
  criteria: [
    'must leave no part of its content wider than a screen of 320 px',
    'must keep lines of text at about 66 characters when it is for reading',
  ],
  withoutScripts: 'Whole. It is an element with a style.',
};
