import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one figure at a glance, next to text with the same meaning: in a `Tile`, or next to a heading.',
  ],
  avoid: [
    'For several figures that users compare: use `ProgressBar`.',
    'For content that is loading: use `Skeleton`, or a busy `Button`.',
    'As the only place that shows the figure.',
  ],
  keyboard: [],
  criteria: [
    'must be one image whose name states the measured quantity and its progress',
    'must not depend on colour alone: it contains a figure or an icon, or text is next to it',
    'must be visible in forced colours',
    'must not be animated',
  ],
  withoutScripts: 'Works fully. It is part of the server’s HTML.',
};
