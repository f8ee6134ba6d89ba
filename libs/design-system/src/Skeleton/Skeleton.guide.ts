import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For the shape of content that a script is loading, in a region with `aria-busy`.',
    'With about the size of the expected content, so that the layout shifts little.',
  ],
  avoid: [
    'In the server’s HTML as final content: without scripts it would never be replaced.',
    'For progress: use `ProgressBar`.',
    'For an action that is running: use a busy `Button`.',
    'For a wait of less than about half a second: show no placeholder.',
  ],
  keyboard: [],
  criteria: [
    'must be hidden from screen readers, in a region that is marked as busy',
    'must disappear when the content has loaded, and when it fails to load',
    'must not move for users who prefer reduced motion',
    'must have a border in forced colours',
  ],
  withoutScripts:
    'It would never be replaced, so the server must send the available content instead.',
};
