import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For names and their values: a personal ID, a course, a start date.',
    'For a summary of answers.',
  ],
  avoid: [
    'For rows that users compare: use `Table`.',
    'For similar items without names: use a list in a `Stack`.',
    'For events in chronological order: use `Steps`.',
  ],
  keyboard: [],
  criteria: [
    'must associate every value with its name (`<dt>` and `<dd>`), so that a screen reader announces both',
    'must put a value below its name if there is no space next to it',
  ],
  withoutScripts: 'Works fully. It is a `<dl>`.',
};
