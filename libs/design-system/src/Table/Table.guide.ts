import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For data that users compare by row and column: courses with their points and dates.',
    'With `rowHeader` for the column that names the rows, and `numeric` for figures.',
    'With `sortHref` if sorting is useful: the server sorts all rows, not only the rows of this page.',
  ],
  avoid: [
    'For layout: use `Grid`.',
    'For names with one value each: use `DescriptionList`.',
    'For things with a picture and actions: use `Grid` with `Card`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the table, then to the links in it.' },
    { keys: 'Left, Right', does: 'Scrolls a table that is wider than the screen.' },
    { keys: 'Enter', does: 'On a header: sorts by that column.' },
  ],
  criteria: [
    'must be a region named by its caption that takes focus, so that the keyboard can scroll it',
    'must associate every cell with its column and, if there is a row header, with its row',
    'must expose the sorted column and the direction (`aria-sort`)',
    'must scroll inside its region, and must never make the page scroll sideways',
  ],
  withoutScripts:
    'Works fully. Its headers are links to the sorted page, and the browser scrolls the region.',
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
