import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Below a list that is too long for one page, such as results of a search.',
    'With addresses that keep the search: `getHref` gets the page, the rest is the caller’s.',
  ],
  avoid: [
    'For one page: leave it out.',
    'For the steps of a form: use a link back and a submit button.',
    'For views of one page: use `TabNav`.',
    'For things in a row that people only glance at: use `Carousel`.',
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
    'must say “Page 3” and not only “3” to a screen reader',
    'must mark the page that is shown with `aria-current`, and by more than a colour',
    'must lead nowhere before the first page and after the last',
    'must hide the dots that stand for pages left out from screen readers',
  ],
  withoutScripts: 'Whole. Every page is a link with an address of its own.',
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
