import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a paragraph or a run of text: its size, weight and colour.',
    'With `numeric` for figures below each other, and `as="time"` with `dateTime` for a date.',
  ],
  avoid: [
    'For a title: use `Heading`.',
    'For names and values: use `DescriptionList`.',
    'For a state that only a tone shows: use `Tag`, or state it in the text.',
    'With `muted` for text that users must read.',
  ],
  keyboard: [],
  criteria: [
    'must have a contrast of at least 4.5:1 with its background, also if it is muted or has a tone',
    'must be at most about 66 characters wide when it is a paragraph',
    'must grow with the user’s own text size',
  ],
  withoutScripts: 'Works fully. It is text.',
};
