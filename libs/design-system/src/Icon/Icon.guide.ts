import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Beside words, to make a state or an action quicker to find.',
    'With a `label` only when nothing beside it says the same.',
    '`filled` for what can be on or off, beside words that say which it is.',
    'One import per icon, so that a page carries only those it shows.',
  ],
  avoid: [
    'For a control that shows an icon only: use `IconButton`, which has the name.',
    'For a state told by an icon alone: use `Tag`.',
    'For the same icon with two meanings in one product.',
    'For a photograph or drawing: use `Picture`.',
  ],
  keyboard: [],
  criteria: [
    'must be hidden from screen readers when words beside it say the same',
    'must be an image with a name when they do not',
    'must have the colour of the text around it, in forced colours too',
    'must grow with the text around it',
  ],
  withoutScripts: 'Whole. It is drawn in the server’s HTML.',
};
