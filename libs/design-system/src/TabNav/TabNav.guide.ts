import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For two to about six views of one page, of which one is shown: favourite courses, universities, places.',
    'If a view must survive a reload and its link can be shared.',
  ],
  avoid: [
    'For the parts of a product: use `NavBar`.',
    'For sections that users read together or compare: show them under headings.',
    'For sections that most users do not need: use `Accordion`.',
    'For tabs inside a tab.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to each view; the views are links, so arrow keys scroll the page. With `panel`, moves only to the shown view.',
    },
    { keys: 'Enter', does: 'Shows the view.' },
    {
      keys: 'Left, Right, Home, End',
      does: 'With `panel`, the script of the page moves to another view and shows it.',
    },
  ],
  criteria: [
    'must be a named navigation landmark, or with `part` a named group, and a tab list only while a script handles the arrow keys',
    'must mark the shown view with `aria-current="page"`, or with `aria-selected` in a tab list, and by a line as well as a colour',
    'must wrap on a narrow screen, so that all views remain visible',
    'must be at least 44 px high',
  ],
  withoutScripts: 'Works fully. Each view is a link with its own URL.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'link "Courses"'],
        ['Tab', 'link "Universities"'],
        ['ArrowRight', 'link "Universities"'],
        ['Tab', 'link "Locations"'],
        ['Tab', 'link "Subjects"'],
        ['Shift+Tab', 'link "Locations"'],
      ],
    },
  ],
};
