import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a paragraph or a run of text: its size, weight and colour.',
    '`numeric` for figures under one another; `as="time"` with `dateTime` for a date.',
  ],
  avoid: [
    'For a title: use `Heading`.',
    'For names and values: use `DescriptionList`.',
    'For a state told by a tone alone: use `Tag`, or say it in the words.',
    '`muted` for what people have to read.',
  ],
  keyboard: [],
  criteria: [
    'must be told from its ground by at least 4.5:1, muted or in a tone too',
    'must be at most about 66 characters wide when it is a paragraph',
    'must grow with the reader’s own text size',
  ],
  withoutScripts: 'Whole. It is text.',
};
