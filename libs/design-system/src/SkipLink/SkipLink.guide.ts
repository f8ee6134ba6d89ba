import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'As the first thing of a page, past the header. `PageShell` has one.',
    'Past a long part of a page that the keyboard would have to walk through, such as a map.',
  ],
  avoid: [
    'For a list of contents: use links that are always seen.',
    'For a target on another page: use `Link`.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the top of the page: shows the link.' },
    { keys: 'Enter', does: 'Moves to its target: the next Tab goes on from there.' },
  ],
  criteria: [
    'must be the first stop of the page',
    'must be seen while it has focus, above what is below it',
    'must move the keyboard, not only the page',
    'must be found by a screen reader while it is not seen',
  ],
  withoutScripts: 'Whole. It is a jump in the page, and never a router’s link.',
  keyboardJourneys: [{ example: 'default', steps: [['Tab', 'link "Skip to main content"']] }],
};
