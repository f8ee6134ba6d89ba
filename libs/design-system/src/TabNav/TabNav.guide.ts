import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For two to about six views of one page, of which one is shown: favourites as courses, universities, places.',
    'Where a view should survive a reload, and can be sent to somebody.',
  ],
  avoid: [
    'For the parts of a product: use `NavBar`.',
    'For sections that people read together or compare: show them under headings.',
    'For sections that most people do not need: use `Accordion`.',
    'For tabs in a tab.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to each view: they are links, so arrow keys scroll the page. With `panel`, to the view that is shown.',
    },
    { keys: 'Enter', does: 'Shows the view.' },
    {
      keys: 'Left, Right, Home, End',
      does: 'With `panel`, the script that it is for moves to another view and shows it.',
    },
  ],
  criteria: [
    'must be a navigation landmark with a name, or with `part` a group with one; a tab list only while a script moves between the views by arrow keys',
    'must mark the view that is shown with `aria-current="page"`, or `aria-selected` in a tab list, and by a line as well as a colour',
    'must wrap on a narrow screen, so that no view is out of sight',
    'must be at least 44 px high',
  ],
  withoutScripts: 'Whole. Each view is a link with an address of its own.',
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
