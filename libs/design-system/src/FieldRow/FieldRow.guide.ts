import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: ['For a search or filter with one to three fields, above the list that it affects.'],
  avoid: [
    'For questions of a form: put them below each other in a `Stack`.',
    'For links and buttons alone: use `Inline`.',
  ],
  keyboard: [],
  criteria: [
    'must have the same reading order and visual order in every layout',
    'must wrap instead of making the page wider than the screen',
  ],
  withoutScripts: 'Works fully. It has no script.',
};
