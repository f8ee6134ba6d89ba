import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For two to five similar sections of a page, of which users read one: ways to travel, terms of a year.',
    'With content that starts with a heading, because without scripts the sections are below each other.',
    'With links to `#{id}`, which show that section.',
    'With `selected` and `onSectionChange` if a router or the state of the page selects the section.',
  ],
  avoid: [
    'For views that are separate pages, or that a server filters: use `TabNav`.',
    'For sections that users compare or read in order: show all of them.',
    'For more tabs than fit one line on a phone: use `Accordion`.',
    'For steps of a form: give each step its own page, and use `Steps`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the selected tab, then to its section.' },
    {
      keys: 'Left, Right',
      does: 'Shows the previous or next section, and wraps around at the ends.',
    },
    { keys: 'Home, End', does: 'Shows the first or the last section.' },
  ],
  criteria: [
    'must be a named list of tabs, of which only the selected tab is a tab stop',
    'must associate each section with its tab, and make the section focusable, so that users can reach a section without links by keyboard',
    'must mark the selected tab by a line as well as a colour',
    'must show the section that the URL refers to, or that contains the element that the URL refers to',
    'must show every section in print',
  ],
  withoutScripts:
    'The names are links to the sections, which are below each other with their headings. If the script fails to load, all sections appear after three seconds.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        ['Tab', 'tab "Train"', 'shows heading "By train"'],
        ['ArrowRight', 'tab "Bus"', 'shows heading "By bus"'],
        ['ArrowLeft', 'tab "Train"', 'hides heading "By bus"'],
        ['ArrowLeft', 'tab "Car"', 'shows heading "By car"'],
        ['Home', 'tab "Train"', 'shows heading "By train"'],
        ['End', 'tab "Car"', 'shows heading "By car"'],
        ['Tab', 'tabpanel "Car"'],
        ['Shift+Tab', 'tab "Car"'],
      ],
    },
    {
      example: 'default',
      scripts: 'off',
      steps: [
        ['Tab', 'link "Train"', 'shows heading "By bus"'],
        ['Tab', 'link "Bus"'],
        ['Tab', 'link "Car"', 'shows heading "By car"'],
      ],
    },
  ],
};
