import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For cells beside one another: as many as fit (`min`), or a number of columns (`columns`).',
    'With `as="ul"` for things of one kind, so that a screen reader says how many there are.',
  ],
  avoid: [
    'For rows and columns that mean something: use `Table`.',
    'For a few small things in a row: use `Inline`.',
    'For things of which nobody needs all: use `Carousel`.',
  ],
  keyboard: [],
  criteria: [
    'must show its cells in the order of the HTML, which is the order of the Tab key',
    'must have one column on a screen of 320 px, with large text too',
  ],
  withoutScripts: 'Whole. The columns are CSS alone.',
};
