import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For an area with padding, or with a quiet ground or hairline that sets it apart.',
    'For a part of a page in another theme: `data-theme`, which any other component takes too.',
  ],
  avoid: [
    'For one thing with a heading of its own: use `Card`.',
    'For space between things: use the `gap` of `Stack`, `Inline` or `Grid`.',
  ],
  keyboard: [],
  criteria: [
    'must be told from its surroundings by a border in forced colours when it has a surface',
    'must carry no meaning that only its ground tells',
    'must be in high contrast wherever the page is, whatever theme it has itself',
  ],
  withoutScripts: 'Whole. It is an element with a style.',
};
