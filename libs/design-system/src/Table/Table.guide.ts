import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For data that is compared along rows and columns: courses with their points and dates.',
    '`rowHeader` for the column that names its rows; `numeric` for figures.',
    '`sortHref` where the order helps: the server sorts all rows, not only those of this page.',
  ],
  avoid: [
    'For layout: use `Grid`.',
    'For names and one value each: use `DescriptionList`.',
    'For things with a picture and actions: use `Grid` with `Card`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the table, then to the links in it.' },
    { keys: 'Left, Right', does: 'Scrolls a table that is wider than the screen.' },
    { keys: 'Enter', does: 'On a header: sorts by that column.' },
  ],
  criteria: [
    'must be a region named by its caption that takes focus, so that the keyboard can scroll it',
    'must tie every cell to its column and, if there is a row header, to its row',
    'must say by which column it is sorted, and how (`aria-sort`)',
    'must scroll inside its region and never make the page scroll sideways',
  ],
  withoutScripts:
    'Whole. Its headers are links to the sorted page; the browser scrolls the region.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'region "Courses that you saved"'],
        ['Tab', 'link "Course"'],
        ['Tab', 'link "Tariff points"'],
        ['Shift+Tab', 'link "Course"'],
      ],
    },
  ],
};
