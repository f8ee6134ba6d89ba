import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For an area with padding, or with a quiet background or a thin border.',
    'For a part of a page in another theme: set `data-theme`, which every component accepts.',
  ],
  avoid: [
    'For one item with its own heading: use `Card`.',
    'For space between elements: use the `gap` of `Stack`, `Inline` or `Grid`.',
  ],
  keyboard: [],
  criteria: [
    'must have a border in forced colours when it has a surface',
    'must not convey a meaning by its background alone',
    'must have the high contrast theme if the page has it, regardless of its own theme',
  ],
  withoutScripts: 'Works fully. It is a styled element.',
};
