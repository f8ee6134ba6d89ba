import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'On a page three or more levels deep that users reach by a search or a link.',
    'At the top of the page, after the header and before the main heading.',
    'With `current`, unless the heading directly below has the same text.',
  ],
  avoid: [
    'For the steps of a form: use `Steps`.',
    'For the page that the user came from: use a `Link` that names it.',
    'In a service with a few pages: `NavBar` shows them all.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  criteria: [
    'must be a navigation with its own name that contains an ordered list',
    'must mark the current page, if it is listed, with `aria-current`, and not make it a link',
    'must hide its separators from screen readers',
    'must wrap on a small screen, with targets of at least 24 px',
  ],
  withoutScripts: 'Works fully. It is a list of links.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'link "Home"'],
        ['Tab', 'link "Open days"'],
        ['Shift+Tab', 'link "Home"'],
      ],
    },
  ],
};
