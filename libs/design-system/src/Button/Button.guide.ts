import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'To do something: send a form, save, remove, open what is here already.',
    '`ButtonLink` for the main way on from a page or card: it is a link that looks like a button.',
    '`IconButton` where the place is small and everybody knows the icon, for example a cross that closes.',
    'One `primary` button per view. `turn` takes its place when the person has to act now; `danger` is for what cannot be undone.',
  ],
  avoid: [
    'To go to another page from within a sentence: use `Link`.',
    'To open a dialog: use `DialogLink`, or `DialogButton` for what nobody needs.',
    'An icon alone for anything unusual: use a `Button` with words.',
    'A greyed-out button as the only sign that something is missing: let people press it and show an `ErrorSummary`. If it has to wait, use `unavailable` and say why in what describes it.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the next or previous button, a busy one too.' },
    { keys: 'Enter', does: 'Presses the button, or follows the link of a `ButtonLink`.' },
    {
      keys: 'Space',
      does: 'Presses the button. It scrolls the page on a `ButtonLink`, as on any link.',
    },
  ],
  criteria: [
    'must have a name that says what it does, and to what where there are several',
    'must be a `<button>` with a `type` when it does something and an `<a href>` when it goes somewhere',
    'must keep focus and its place in the tab order while it is busy or unavailable',
    'must say that it is busy or unavailable by `aria-disabled`, and do nothing when pressed',
    'must be at least 44 px high and wide, except the size `s`, which is at least 24 px',
    'must be told from the text around it by a border in forced colours',
  ],
  withoutScripts:
    'Whole. A submit button sends its form with its name and value; a `ButtonLink` is a link. Only `onClick` needs a script, and only a server can stop a form that is sent twice.',
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
