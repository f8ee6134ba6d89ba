import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'On a page three or more levels deep, that people reach by a search or a link.',
    'At the top of the page, after the header and before the main heading.',
    '`current` where no heading right below says the same.',
  ],
  avoid: [
    'For the steps of a form: use `Steps`.',
    'For where somebody came from: use a `Link` that says so.',
    'In a service of a few pages: `NavBar` shows them all.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  criteria: [
    'must be a navigation with a name of its own, that holds a list in order',
    'must mark the page itself, if it names it, by `aria-current`, and make no link of it',
    'must not have its separators read out',
    'must wrap on a small screen, with targets of at least 24 px',
  ],
  withoutScripts: 'Whole. It is a list of links.',
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
