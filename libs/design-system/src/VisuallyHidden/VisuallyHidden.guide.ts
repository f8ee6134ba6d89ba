import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For words that the eye has from the place of something, but a screen reader has not: “Remove” beside a university.',
    'For a message that a screen reader should say, with `role="status"`.',
  ],
  avoid: [
    'For a hint that would help everybody: show it.',
    'For the name of an `IconButton`: use its `label`.',
    'For anything that can have focus: it would be a stop that nobody sees.',
  ],
  keyboard: [],
  criteria: [
    'must be read by screen readers in its place in the text',
    'must not contain anything that takes focus',
    'must not make the page wider or higher',
  ],
  withoutScripts: 'Whole. It is text with a style.',
};
