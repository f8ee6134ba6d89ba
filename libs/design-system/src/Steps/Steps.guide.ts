import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For what happens in an order: what comes next in an application, and who does it.',
    '`current` for the step that is under way; `meta` for who does it, by when.',
  ],
  avoid: [
    'For things without an order: use a list in a `Stack`.',
    'For how far something is, as a figure: use `ProgressBar`.',
    'As the navigation of a form: its steps are no links.',
  ],
  keyboard: [],
  criteria: [
    'must be an ordered list, so that a screen reader says the number and how many there are',
    'must mark the step under way with `aria-current="step"`, and by more than a colour',
    'must say in words who acts and by when',
  ],
  withoutScripts: 'Whole. It is an `<ol>`.',
};
