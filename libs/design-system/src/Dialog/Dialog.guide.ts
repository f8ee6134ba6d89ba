import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'To ask for confirmation before an action that cannot be undone.',
    'For one short task that belongs to the page behind it, such as a form with two fields.',
    'Open it with `DialogLink`: the link leads to a page with the same content, and a script opens the dialog instead.',
    'Use `open` with `onClose` if a page state opens it: `true` opens it, `false` closes it.',
    'Use `DialogButton` only for optional content, because old browsers without scripts cannot open it.',
  ],
  avoid: [
    'For a message that needs no answer: use `Banner`.',
    'For a form of more than a few fields, or several steps: give it a page.',
    'For content that only a few users read: use `Details`.',
    'For a dialog on top of another dialog: ask the second question in the first dialog, or on a page.',
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On a `DialogLink` or `DialogButton`: opens the dialog. Focus moves to its first control, the cross.',
    },
    { keys: 'Space', does: 'On a `DialogButton`: opens the dialog.' },
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves among the controls of the open dialog. The first control follows the last control. Without scripts, the browser’s own controls are between them.',
    },
    { keys: 'Escape', does: 'Closes the dialog and returns focus to the control that opened it.' },
  ],
  criteria: [
    'must be named by its title',
    'must move focus into the dialog when it opens, and back to the control that opened it when it closes',
    'must make the page behind it inaccessible to the keyboard and screen readers while it is open',
    'must close with Escape, with its cross and, if the user requested the dialog, with a click outside',
    'must not close with a click outside if it opened automatically',
    'must scroll its content on a small screen, so that users can reach its cross and actions',
  ],
  withoutScripts:
    'A `DialogLink` leads to a page with the same content. A `DialogButton` opens the dialog with HTML alone (`commandfor`) in current browsers. A dialog that the server renders open is a box in the page, and its cross closes it.',
  keyboardJourneys: [
    {
      example: 'opened by a link and by a button',
      scripts: 'on',
      steps: [
        ['Tab', 'link "Remove this note"'],
        ['Enter', 'button "Close"', 'shows dialog "Remove this note?"'],
        ['Tab', 'button "Remove note"'],
        ['Tab', 'button "Close"'],
        ['Shift+Tab', 'button "Remove note"'],
        ['Shift+Tab', 'button "Close"'],
        ['Escape', 'link "Remove this note"', 'hides dialog "Remove this note?"'],
        ['Enter', 'button "Close"', 'shows dialog "Remove this note?"'],
        ['Enter', 'link "Remove this note"', 'hides dialog "Remove this note?"'],
      ],
    },
    {
      example: 'opened by a link and by a button',
      steps: [
        ['Tab', 'link "Remove this note"'],
        ['Tab', 'button "About removing"'],
        ['Space', 'button "Close"', 'shows dialog "Remove this note?"'],
        ['Tab', 'button "Remove note"'],
        ['Escape', 'button "About removing"', 'hides dialog "Remove this note?"'],
      ],
    },
    {
      example: 'opened and closed by the state of the page',
      scripts: 'on',
      steps: [
        ['Tab', 'button "Rename this note"'],
        ['Enter', 'button "Close"', 'shows dialog "Rename this note?"'],
        ['Tab', 'button "Cancel"'],
        ['Enter', 'button "Rename this note"', 'hides dialog "Rename this note?"'],
        ['Enter', 'button "Close"', 'shows dialog "Rename this note?"'],
        ['Escape', 'button "Rename this note"', 'hides dialog "Rename this note?"'],
        ['Enter', 'button "Close"', 'shows dialog "Rename this note?"'],
        ['Enter', 'button "Rename this note"', 'hides dialog "Rename this note?"'],
      ],
    },
  ],
};
