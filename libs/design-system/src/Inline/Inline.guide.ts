import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For small things beside one another, on as many rows as they need: buttons, tags, an avatar and a name.',
  ],
  avoid: [
    'For things that should stand in columns: use `Grid`.',
    'For things under one another: use `Stack`.',
    '`nowrap` for anything that may be longer than the screen is wide.',
  ],
  keyboard: [],
  criteria: [
    'must show its children in the order of the HTML, which is the order of the Tab key',
    'must wrap on a screen of 320 px, with text at 200% too',
  ],
  withoutScripts: 'Whole. It is an element with a style.',
};
