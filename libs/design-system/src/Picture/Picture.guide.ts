import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a photograph or drawing that may come late or never: its place is kept.',
    '`alt` only when the picture says what no words beside it say.',
    '`eager` for the one on the first screen.',
  ],
  avoid: [
    'For a person: use `Avatar`.',
    'For an icon: use one from `Icon`.',
    'For words in a picture: write them.',
  ],
  keyboard: [],
  criteria: [
    'must have an empty alternative when words beside it say the same',
    'must keep its place before it has come, and when it never does, so that nothing moves',
    'must show a quiet ground, and no broken image, when there is none',
  ],
  withoutScripts: 'Whole. The browser itself waits with pictures that are far down the page.',
};
