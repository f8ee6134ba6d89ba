import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'As the first element of a page, to skip the header. `PageShell` contains one.',
    'To skip a long part of a page with many tab stops, such as a map.',
  ],
  avoid: [
    'For a table of contents: use links that are always visible.',
    'For a target on another page: use `Link`.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the top of the page: moves to the link and shows it.' },
    { keys: 'Enter', does: 'Moves to the target. The next Tab continues from there.' },
  ],
  criteria: [
    'must be the first tab stop of the page',
    'must be visible above other content while it has focus',
    'must move keyboard focus, not only scroll the page',
    'must be available to screen readers while it is invisible',
  ],
  withoutScripts: 'Works fully. It is a fragment link, and never a router link.',
  keyboardJourneys: [{ example: 'default', steps: [['Tab', 'link "Skip to main content"']] }],
};
