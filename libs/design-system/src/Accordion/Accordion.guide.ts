import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For several sections on one page, when most users need only one or two of them, such as settings or questions and answers.',
    'Use `exclusive` if one open section at a time is easier to read and users do not compare sections.',
  ],
  avoid: [
    'For a single section: use `Details`.',
    'For content that most users need: show it under a `Heading`.',
    'For steps that users complete in order: give each step its own page.',
    'For views of the same content: use `TabNav`, so that the URL contains the view.',
    'For an accordion inside another accordion.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the next or previous heading, and into an open section.',
    },
    { keys: 'Enter, Space', does: 'Opens or closes the section.' },
  ],
  criteria: [
    'must have every section in the HTML, including closed sections, so that a search in the page finds it',
    'must announce for every section whether it is open',
    'must have a heading for each section, at the correct level for the page',
    'must open a section when a link leads to its content',
    'must open all sections in print',
  ],
  withoutScripts:
    'Works fully. Every section is a `<details>`, which the browser opens and closes. `exclusive` is also a browser feature; in browsers without it, several sections can be open.',
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
