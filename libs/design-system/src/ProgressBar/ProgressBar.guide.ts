import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For progress, with its name and its value as text: “4 of 10 sections”.',
    'Several below each other, if users compare them.',
  ],
  avoid: [
    'For the main figure of a tile: use `ProgressRing`.',
    'For content that a script is loading: use `Skeleton`, or a busy `Button`.',
    'For named steps: use `Steps`.',
  ],
  keyboard: [],
  criteria: [
    'must have the text above it as its name and value',
    'must expose the true value, even if it paints another value',
    'must have a contrast of at least 3:1 with its track, and a border in forced colours',
    'must show its value as text, not by length or colour alone',
  ],
  withoutScripts: 'Works fully. The server’s HTML contains the value.',
};
