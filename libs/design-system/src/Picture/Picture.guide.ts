import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a photograph or drawing that may load late or fail to load: its space is reserved.',
    'With `alt` only if no text next to the picture has the same content.',
    'With `eager` for a picture on the first screen of a page.',
  ],
  avoid: [
    'For a person: use `Avatar`.',
    'For an icon: use one from `Icon`.',
    'For text in a picture: use text instead.',
  ],
  keyboard: [],
  criteria: [
    'must have an empty `alt` when text next to it has the same content',
    'must reserve its space before it loads and if it fails to load, so that the layout does not shift',
    'must show a drawing, and no broken image, when there is no image',
  ],
  withoutScripts: 'Works fully. The browser delays loading pictures that are far down the page.',
};
