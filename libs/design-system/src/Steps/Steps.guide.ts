import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For events in order: the next steps of an application, and who takes them.',
    'With `current` for the step that is in progress, and `meta` for who does it and by when.',
  ],
  avoid: [
    'For items without an order: use a list in a `Stack`.',
    'For progress as a figure: use `ProgressBar`.',
    'As the navigation of a form: its steps are not links.',
  ],
  keyboard: [],
  criteria: [
    'must be an ordered list, so that a screen reader announces the position and the number of steps',
    'must mark the step in progress with `aria-current="step"`, and not by colour alone',
    'must state as text who acts and by when',
  ],
  withoutScripts: 'Works fully. It is an `<ol>`.',
};
