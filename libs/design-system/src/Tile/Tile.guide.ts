import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For the one thing that a page is about: where an application stands, who acts next, and what to do.',
    'With one main button. `flagTone="turn"` only when the person has to act now.',
    'Two beside one another when there are two schemes.',
  ],
  avoid: [
    'For things of one kind in a list: use `Card`.',
    'For a message: use `Banner`.',
    'For more than one main action: choose one, and make the other a `Link` or a secondary button.',
  ],
  keyboard: [],
  criteria: [
    'must be an article, section or list item named by its heading',
    'must say who acts next in words, before the heading',
    'must have its button after the words that explain it, in the order of the HTML',
    'must be told by words and icons when its colours are not there',
  ],
  withoutScripts: 'Whole. It is text, a picture of progress and a link.',
};
