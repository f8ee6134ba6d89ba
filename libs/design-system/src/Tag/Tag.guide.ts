import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For the state of one item in one or two words: an offer, waiting, saved.',
    'With an icon that matches the text, and with `turn` only when the user has to act.',
  ],
  avoid: [
    'For a control: use `Button` or `Link`.',
    'For a message: use `Banner`.',
    'More than twice on one item.',
    'For only a number of unread items: also name the items.',
  ],
  keyboard: [],
  criteria: [
    'must state its state as text; the icon and colour only support the text',
    'must have text with a contrast of at least 4.5:1 with its background in every theme',
    'must have a border in forced colours',
  ],
  withoutScripts: 'Works fully. It is text with an icon.',
};
