import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one figure at a glance, beside words that say the same: in a `Tile`, or beside a heading.',
  ],
  avoid: [
    'For several figures that are compared: use `ProgressBar`.',
    'For something that is being fetched: use `Skeleton`, or a busy `Button`.',
    'As the only place where the figure is said.',
  ],
  keyboard: [],
  criteria: [
    'must be one image whose name says what is measured and how far it is',
    'must not be told by colour alone: a figure or an icon stands in it, or words beside it',
    'must be seen in forced colours',
    'must not move',
  ],
  withoutScripts: 'Whole. It is drawn in the server’s HTML.',
};
