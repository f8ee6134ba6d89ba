import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'To centre parts of a page, with a gutter on both sides. `PageShell` already does this for the content.',
    'With `width="reading"` for a column of text or a form.',
  ],
  avoid: [
    'For space between elements: use `Stack`.',
    'For a container inside another container: the gutters would add up.',
  ],
  keyboard: [],
  criteria: [
    'must fit its content into a screen of 320 px',
    'must limit lines of text to about 66 characters with `width="reading"`',
  ],
  withoutScripts: 'Works fully. It is a styled element.',
};
