import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For the shape of what a script is fetching, in a region with `aria-busy`.',
    'With about the size of what comes, so that little moves.',
  ],
  avoid: [
    'In the server’s HTML as the last word: without scripts it would stay for ever.',
    'For how far something is: use `ProgressBar`.',
    'For an action that is under way: use a busy `Button`.',
    'For a wait of less than about half a second: show nothing.',
  ],
  keyboard: [],
  criteria: [
    'must be hidden from screen readers; its region says that it is busy',
    'must go away when the answer has come, and when it never comes',
    'must not move for people who want less motion',
    'must have a line around it in forced colours',
  ],
  withoutScripts:
    'Nothing would ever take its place, so a page must not end with one. The server sends what it has.',
};
