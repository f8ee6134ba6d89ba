import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'In front of the name of a tool, a step or a task, so that it is found again at a glance.',
    'Square beside the heading of a card, round in front of a line of a list.',
  ],
  avoid: [
    'As the only sign of a state: use `Tag`, which has the word as well.',
    'To be pressed: use `IconButton`.',
  ],
  keyboard: [],
  criteria: ['must be beside words that say the same', 'must keep its edge in forced colours'],
  withoutScripts: 'Whole: it has no script.',
};
