import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For how far something is, with its name and the figure in words: “4 of 10 sections”.',
    'Several under one another, where they are compared.',
  ],
  avoid: [
    'For one figure that a tile is about: use `ProgressRing`.',
    'For what a script is fetching: use `Skeleton`, or a busy `Button`.',
    'For the steps of something, with their names: use `Steps`.',
  ],
  keyboard: [],
  criteria: [
    'must have the words that stand above it as its name and value',
    'must have the true value, though another one may be painted',
    'must be told from its track by at least 3:1, and by a border in forced colours',
    'must show its figure as words, not by length or colour alone',
  ],
  withoutScripts: 'Whole. The value is in the server’s HTML; nothing moves it.',
};
