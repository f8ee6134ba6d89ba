import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'At the top of every page, as the `header` of a `PageShell`.',
    'With a `NavBar` for the four to seven main parts of the product. Give up to five of them an `icon`: on a phone, these links are then a bar at the bottom of the screen, within reach of a thumb.',
    'Use `actions` for content that belongs to the user, such as their account.',
    'Use a `HeaderMenu` in `actions` for links that users rarely need but that must be on every page: preferences, help, signing out.',
  ],
  avoid: [
    'For the title of a page: use a `Heading` in the content.',
    'For views of one page: use `TabNav`.',
    'For links about the product, such as privacy: use `Footer`.',
    'Twice on one page: it is the page’s only banner landmark.',
    'For a link without an icon that is on none of the pages in the bar: users could not reach it on a phone.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through the brand, the navigation and the actions. A `NavBar` that is wider than the screen scrolls to the focused link.',
    },
    { keys: 'Enter', does: 'Follows the link.' },
    { keys: 'Enter, Space', does: 'On a `HeaderMenu`: opens or closes it.' },
    { keys: 'Escape', does: 'Closes a `HeaderMenu` and returns focus to its control.' },
  ],
  criteria: [
    'must be the banner landmark of the page, and contain the navigation with its name',
    'must mark the current page with `aria-current`, and not by colour alone',
    'must keep every navigation link available on a screen of 320 px without a menu button; links that are not in the bar of a phone are on a page that the bar leads to',
    'must show the navigation as a row on a phone in landscape, where a bar would take too much of the height',
    'must reserve the height of the bar below the page and below the focused element (`--ds-bar-room`)',
    'must scroll the link of the current page into view if the row scrolls',
    'must not cover the focused element: the header scrolls with the page, and its menu closes when focus leaves it',
  ],
  withoutScripts:
    'Works fully. The navigation is a list of links, which scrolls sideways on a narrow screen or shows the links with icons in a bar. A `HeaderMenu` is a `<details>`; only its own control closes it.',
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
