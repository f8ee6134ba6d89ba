import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'At the foot of every page, as the `footer` of a `PageShell`: help, policies, service status.',
  ],
  avoid: [
    'For the main navigation: use `NavBar`.',
    'For content that belongs to one page only: put it into the content of the page.',
    'Twice on one page: a page has only one footer.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  criteria: [
    'must be the only contentinfo landmark of the page, with its links in a named list',
    'must have links of at least 24 px in height',
    'must mark the page that is shown with `aria-current`',
  ],
  withoutScripts: 'Works fully. It is a list of links.',
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
