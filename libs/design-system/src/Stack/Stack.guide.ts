import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For elements below each other with equal space between them.',
    'With `as="ul"` or `as="ol"` for similar items.',
  ],
  avoid: [
    'For elements side by side: use `Inline` or `Grid`.',
    'For different spaces between elements: put the elements that belong together into a separate stack.',
  ],
  keyboard: [],
  criteria: [
    'must show its children in the order of the HTML',
    'must remain a list for screen readers if it is a list',
  ],
  withoutScripts: 'Works fully. It is a styled element.',
};
