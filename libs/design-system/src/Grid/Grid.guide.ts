import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For cells side by side: as many as fit (`min`), or a fixed number of columns (`columns`).',
    'With `as="ul"` for similar items, so that a screen reader announces their number.',
  ],
  avoid: [
    'For rows and columns that have a meaning: use `Table`.',
    'For a few small elements in a row: use `Inline`.',
    'For items of which users do not need all: use `Carousel`.',
  ],
  keyboard: [],
  criteria: [
    'must show its cells in the order of the HTML, which is the order of the Tab key',
    'must have one column on a screen of 320 px, also with large text',
  ],
  withoutScripts: 'Works fully. The columns are CSS only.',
};
