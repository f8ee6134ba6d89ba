import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For things under one another with equal space between them.',
    'With `as="ul"` or `as="ol"` for things of one kind.',
  ],
  avoid: [
    'For things beside one another: use `Inline` or `Grid`.',
    'For a different space after one of them: put those that belong together into a stack of their own.',
  ],
  keyboard: [],
  criteria: [
    'must show its children in the order of the HTML',
    'must stay a list for screen readers when it is one',
  ],
  withoutScripts: 'Whole. It is an element with a style.',
};
