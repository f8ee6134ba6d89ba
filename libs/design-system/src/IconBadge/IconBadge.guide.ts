import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'In front of the name of a tool, a step or a task, so that users find it again quickly.',
    'Square next to the heading of a card, round in front of a list item.',
  ],
  avoid: [
    'As the only sign of a state: use `Tag`, which also has text.',
    'As a control: use `IconButton`.',
  ],
  keyboard: [],
  criteria: [
    'must be next to text with the same meaning',
    'must have a visible edge in forced colours',
  ],
  withoutScripts: 'Works fully. It has no script.',
};
