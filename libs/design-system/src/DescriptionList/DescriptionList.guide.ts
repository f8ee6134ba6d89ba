import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For names and their values: a personal ID, a course, a start date.',
    'For a summary of what was answered.',
  ],
  avoid: [
    'For rows that are compared with one another: use `Table`.',
    'For things of one kind without names: use a list in a `Stack`.',
    'For what happens in an order: use `Steps`.',
  ],
  keyboard: [],
  criteria: [
    'must tie every value to its name (`<dt>` and `<dd>`), so that a screen reader says both',
    'must put a value below its name where there is no room beside it',
  ],
  withoutScripts: 'Whole. It is a `<dl>`.',
};
