import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'At the top of every page, as the `header` of a `PageShell`.',
    '`NavBar` in it for the main parts of the product, four to seven of them.',
    '`actions` for what belongs to the person, such as their account.',
  ],
  avoid: [
    'For the title of a page: use a `Heading` in the content.',
    'For views of one page: use `TabNav`.',
    'For links about the product, such as privacy: use `Footer`.',
    'For two on one page: it is the page’s only banner landmark.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through the brand, the navigation and the actions. A `NavBar` that is wider than the screen scrolls to the link.',
    },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  criteria: [
    'must be the banner landmark of the page, with its navigation named in it',
    'must mark the page that is shown with `aria-current`, and by more than a colour',
    'must keep every link in reach on a screen of 320 px, without a menu button',
    'must bring the current page’s link into view when the row scrolls',
    'must not stand in front of what has focus: it scrolls away with the page',
  ],
  withoutScripts: 'Whole. Links in a list; a narrow screen scrolls them sideways.',
  keyboardJourneys: [
    {
      example: 'on a page that is not in the navigation',
      steps: [
        ['Tab', 'link "Your hub"'],
        // On a phone the navigation is displayed below the actions, but it follows the brand in the
        // tab order.
        ['Tab', 'link "Hub"'],
        ['Tab', 'link "Favourites"'],
        ['Shift+Tab', 'link "Hub"'],
      ],
    },
  ],
};
