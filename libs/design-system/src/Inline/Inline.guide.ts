import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For small elements side by side, in as many rows as they need: buttons, tags, an avatar and a name.',
  ],
  avoid: [
    'For elements in columns: use `Grid`.',
    'For elements below each other: use `Stack`.',
    'With `nowrap` for content that may be wider than the screen.',
  ],
  keyboard: [],
  criteria: [
    'must show its children in the order of the HTML, which is the order of the Tab key',
    'must wrap on a screen of 320 px, also with text at 200%',
  ],
  withoutScripts: 'Works fully. It is a styled element.',
};
