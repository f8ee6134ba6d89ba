import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For the state of one thing in one or two words: an offer, waiting, saved.',
    'With an icon that fits the words. `turn` only when the person has to act.',
  ],
  avoid: [
    'For something that can be pressed: use `Button` or `Link`.',
    'For a message: use `Banner`.',
    'For more than two on one thing.',
    'For a number of unread things alone: say of what.',
  ],
  keyboard: [],
  criteria: [
    'must say its state in words; icon and colour only support them',
    'must have words that are told from their ground by at least 4.5:1 in every theme',
    'must have a border in forced colours',
  ],
  withoutScripts: 'Whole. It is text with an icon.',
};
