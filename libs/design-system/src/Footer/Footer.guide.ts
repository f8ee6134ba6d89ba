import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'At the foot of every page, as the `footer` of a `PageShell`: help, policies, service status.',
  ],
  avoid: [
    'For the main navigation: use `NavBar`.',
    'For what belongs to one page only: put it into the content.',
    'For two on one page: it is the page’s only one.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  criteria: [
    'must be the contentinfo landmark of the page, and the only one at its foot: its links are a list with a name',
    'must have links of at least 24 px in height',
    'must mark the page that is shown with `aria-current`',
  ],
  withoutScripts: 'Whole. Links in a list.',
  keyboardJourneys: [
    {
      example: 'links only',
      steps: [
        ['Tab', 'link "Cookies"'],
        ['Tab', 'link "Terms"'],
        ['Shift+Tab', 'link "Cookies"'],
      ],
    },
  ],
};
