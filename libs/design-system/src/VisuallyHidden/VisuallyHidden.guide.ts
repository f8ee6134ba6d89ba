import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For text that sighted users infer from the layout, but that screen readers need: the name of the university after “Remove”.',
    'For a message to screen readers, with `role="status"`.',
  ],
  avoid: [
    'For a hint that would help all users: show it.',
    'For the name of an `IconButton`: use its `label`.',
    'For a focusable element: it would be an invisible tab stop.',
  ],
  keyboard: [],
  criteria: [
    'must be read by screen readers at its position in the text',
    'must not contain a focusable element',
    'must not make the page wider or taller',
  ],
  withoutScripts: 'Works fully. It is styled text.',
};
