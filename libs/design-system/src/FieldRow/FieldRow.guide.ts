import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: ['For a search or filter of one to three fields above the list that it is about.'],
  avoid: [
    'For questions that somebody answers: they stand below one another, in a `Stack`.',
    'For links and buttons alone: use `Inline`.',
  ],
  keyboard: [],
  criteria: [
    'must be read in the order in which it is seen, whatever stands beside what',
    'must break instead of making the page wider than the screen',
  ],
  withoutScripts: 'Whole: it has no script.',
};
