import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'At the top of every page, as the `header` of a `PageShell`.',
    '`NavBar` in it for the main parts of the product, four to seven of them. Give up to five of them an `icon`: on a phone they are then a bar at the bottom of the screen, where a thumb reaches them.',
    '`actions` for what belongs to the person, such as their account.',
    '`HeaderMenu` in `actions` for links that people rarely need, but on every page: preferences, help, logging out.',
  ],
  avoid: [
    'For the title of a page: use a `Heading` in the content.',
    'For views of one page: use `TabNav`.',
    'For links about the product, such as privacy: use `Footer`.',
    'For two on one page: it is the page’s only banner landmark.',
    'For a link without an icon that no page of the bar leads to: on a phone it would be out of reach.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through the brand, the navigation and the actions. A `NavBar` that is wider than the screen scrolls to the link.',
    },
    { keys: 'Enter', does: 'Follows the link.' },
    { keys: 'Enter, Space', does: 'On a `HeaderMenu`: opens or closes it.' },
    { keys: 'Escape', does: 'Closes a `HeaderMenu`. Focus goes back to its control.' },
  ],
  criteria: [
    'must be the banner landmark of the page, with its navigation named in it',
    'must mark the page that is shown with `aria-current`, and by more than a colour',
    'must keep every link of the navigation in reach on a screen of 320 px, without a menu button; links outside the bar of a phone are on a page that the bar leads to',
    'must be a row again on a phone in landscape, where a bar would take too much of the height',
    'must reserve the height of the bar below the page and below what has focus (`--ds-bar-room`)',
    'must bring the current page’s link into view when the row scrolls',
    'must not stand in front of what has focus: it scrolls away with the page, and its menu closes when focus leaves it',
  ],
  withoutScripts:
    'Whole. Links in a list; a narrow screen scrolls them sideways, or shows those with icons in a bar. A `HeaderMenu` is a `<details>`; only its own control closes it.',
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
    {
      example: 'with a menu',
      scripts: 'on',
      steps: [
        ['Tab', 'link "Your hub"'],
        ['Tab', 'summary "AL: your account, signed in as Ada Lovell"', 'collapsed'],
        ['Enter', 'summary "AL: your account, signed in as Ada Lovell"', 'expanded'],
        ['Tab', 'link "Preferences"'],
        ['Tab', 'button "Log out"'],
        ['Escape', 'summary "AL: your account, signed in as Ada Lovell"', 'hides button "Log out"'],
        ['Space', 'summary "AL: your account, signed in as Ada Lovell"', 'expanded'],
        ['Shift+Tab', 'link "Your hub"', 'hides button "Log out"'],
      ],
    },
    {
      example: 'with a menu',
      scripts: 'off',
      steps: [
        ['Tab', 'link "Your hub"'],
        ['Tab', 'summary "AL: your account, signed in as Ada Lovell"', 'collapsed'],
        ['Enter', 'summary "AL: your account, signed in as Ada Lovell"', 'expanded'],
        ['Tab', 'link "Preferences"'],
        ['Tab', 'button "Log out"'],
      ],
    },
  ],
};
