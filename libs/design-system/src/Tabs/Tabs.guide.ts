import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For two to five parts of a page of one kind, of which people read one: ways to get there, terms of a year.',
    'With content that begins with a heading, for without scripts the parts stand below one another.',
    'With a link to `#{id}` from elsewhere: it shows that part.',
  ],
  avoid: [
    'For views that are pages of their own, or that a server filters: use `TabNav`.',
    'For parts that are compared or read in order: show them all.',
    'For more than fit one line of a phone: use `Accordion`.',
    'For steps of a form: use a page each, and `Steps`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the tab that is chosen, then to its part.' },
    { keys: 'Left, Right', does: 'Shows the part before or after, round the ends.' },
    { keys: 'Home, End', does: 'Shows the first or the last part.' },
  ],
  criteria: [
    'must be a list of tabs with a name, one of which is chosen and is the only stop of the Tab key',
    'must tie each part to its tab, and take focus, so that the keyboard gets to a part without links',
    'must mark the chosen tab by a line as well as a colour',
    'must show the part that the address asks for, or that holds what it asks for',
    'must have every part on paper',
  ],
  withoutScripts:
    'The names are links to the parts, which stand below one another with their headings. One whose script does not arrive is the same after three seconds.',
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
