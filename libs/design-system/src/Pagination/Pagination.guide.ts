import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Below a list that is too long for one page, such as search results.',
    'With URLs that preserve the search: `getHref` receives only the page number, so the caller must add the other parameters.',
  ],
  avoid: [
    'For a list with one page: omit it.',
    'For the steps of a form: use a back link and a submit button.',
    'For views of one page: use `TabNav`.',
    'For a row of items that users only glance at: use `Carousel`.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through the previous page, the pages and the next page.',
    },
    { keys: 'Enter', does: 'Goes to the page.' },
  ],
  criteria: [
    'must be a navigation landmark with a name',
    'must announce “Page 3” and not only “3”',
    'must mark the current page with `aria-current`, and not by colour alone',
    'must have no link before the first page or after the last page',
    'must hide the ellipsis for omitted pages from screen readers',
  ],
  withoutScripts: 'Works fully. Every page number is a link with its own URL.',
  keyboardJourneys: [
    {
      example: 'first',
      steps: [
        ['Tab', 'link "Page 1"'],
        ['Tab', 'link "Page 2"'],
        ['Tab', 'link "Page 3"'],
        ['Tab', 'link "Next"'],
        ['Shift+Tab', 'link "Page 3"'],
      ],
    },
    {
      example: 'in the middle of many',
      steps: [
        ['Tab', 'link "Previous"'],
        ['Tab', 'link "Page 1"'],
        ['Tab', 'link "Page 5"'],
        ['Tab', 'link "Page 6"'],
      ],
    },
  ],
};
