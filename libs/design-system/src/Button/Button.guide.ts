import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For an action: submit a form, save, remove, open content of the page.',
    'Use `ButtonLink` for the main link to the next page from a page or card: it is a link with the appearance of a button.',
    'Use `IconButton` where space is limited and all users know the icon, for example a cross that closes a dialog.',
    'Use one `primary` button per view, or `turn` instead when the user has to act now. `danger` is for actions that cannot be undone.',
  ],
  avoid: [
    'For navigation from within a sentence: use `Link`.',
    'To open a dialog: use `DialogLink`, or `DialogButton` for optional content.',
    'With only an icon for an unusual action: use a `Button` with text.',
    'As a greyed-out button that is the only sign of missing input: allow users to press it, and show an `ErrorSummary`. If the button must wait, use `unavailable` and give the reason in its description.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the next or previous button, including busy buttons.',
    },
    { keys: 'Enter', does: 'Presses the button, or follows the link of a `ButtonLink`.' },
    {
      keys: 'Space',
      does: 'Presses the button. On a `ButtonLink` it scrolls the page, as on any link.',
    },
  ],
  criteria: [
    'must have a name that states the action, and its object if there are several such buttons',
    'must be a `<button>` with a `type` for an action, and an `<a href>` for navigation',
    'must keep focus and its place in the tab order while it is busy or unavailable',
    'must have `aria-disabled` while it is busy or unavailable, and do nothing when pressed',
    'must be at least 44 px high and wide, except the size `s`, which is at least 24 px',
    'must have a border in forced colours that distinguishes it from the surrounding text',
  ],
  withoutScripts:
    'Works fully. A submit button submits its form with its name and value; a `ButtonLink` is a link. Only `onClick` needs a script, and only a server can reject a form that is submitted twice.',
  keyboardJourneys: [
    {
      example: 'link',
      steps: [
        ['Tab', 'link "Go to application"'],
        ['Tab', 'link "Open tracking"'],
        ['Shift+Tab', 'link "Go to application"'],
        ['Enter', 'link "Go to application"'],
      ],
    },
    {
      example: 'busy',
      steps: [
        ['Tab', 'button "Saving…"'],
        ['Enter', 'button "Saving…"'],
        ['Space', 'button "Saving…"'],
      ],
    },
    {
      example: 'icon only',
      steps: [
        ['Tab', 'button "Close"'],
        ['Tab', 'button "Save Cardiff University"'],
        ['Enter', 'button "Save Cardiff University"'],
      ],
    },
  ],
};
