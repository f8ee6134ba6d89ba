import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For several sections on one page of which most people need one or two, such as settings or questions and answers.',
    '`exclusive` where one answer at a time is easier to read and nobody compares two of them.',
  ],
  avoid: [
    'For one thing that can be opened: use `Details`.',
    'For what most people need: show it, under a `Heading`.',
    'For steps that are done one after another: give each of them a page.',
    'For views of the same thing: use `TabNav`, so that the view is in the address.',
    'For an accordion inside another.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the next or previous heading, and into a section that is open.',
    },
    { keys: 'Enter, Space', does: 'Opens or closes the section.' },
  ],
  criteria: [
    'must have every section in the HTML, closed ones too, so that a search in the page finds it',
    'must say of every section whether it is open',
    'must have a heading per section, at the level that is right for the page',
    'must open the section when a link in the page leads to something in it',
    'must be open as a whole on paper',
  ],
  withoutScripts:
    'Whole. Every section is a `<details>`, which the browser opens and closes. `exclusive` is the browser’s too; one that does not know it leaves several open.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'summary "Hub personalisation"', 'expanded'],
        ['Enter', 'summary "Hub personalisation"', 'collapsed'],
        ['Space', 'summary "Hub personalisation"', 'shows text "Choose what your hub shows."'],
        ['Tab', 'summary "Study support"', 'collapsed'],
        ['Space', 'summary "Study support"', 'expanded'],
        ['Shift+Tab', 'summary "Hub personalisation"', 'expanded'],
      ],
    },
    {
      example: 'one at a time',
      steps: [
        ['Tab', 'summary "When do I hear back?"', 'collapsed'],
        ['Enter', 'summary "When do I hear back?"', 'shows text "By 14 May."'],
        ['Tab', 'summary "Can I change a choice?"', 'collapsed'],
        ['Enter', 'summary "Can I change a choice?"', 'hides text "By 14 May."'],
      ],
    },
  ],
};
