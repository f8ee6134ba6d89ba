import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: ['For an area with padding, or with a quiet ground or hairline that sets it apart.'],
  avoid: [
    'For one thing with a heading of its own: use `Card`.',
    'For space between things: use the `gap` of `Stack`, `Inline` or `Grid`.',
  ],
  keyboard: [],
  criteria: [
    'must be told from its surroundings by a border in forced colours when it has a surface',
    'must carry no meaning that only its ground tells',
  ],
  withoutScripts: 'Whole. It is an element with a style.',
};
