import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'To ask for a yes before something that cannot be undone.',
    'For one short task that belongs to the page behind it, such as a form of two fields.',
    '`DialogLink` to open it: the link leads to a page that asks the same, and a script opens the dialog instead.',
    '`open` with `onClose` when a state of the page opens it: `true` shows it, `false` closes it.',
    '`DialogButton` when what it says is only a help, because an old browser without scripts cannot open it.',
  ],
  avoid: [
    'For a message that needs no answer: use `Banner`.',
    'For a form of more than a few fields, or several steps: give it a page.',
    'For something that a few people want to read: use `Details`.',
    'For one dialog on top of another: ask the second question in the first one, or on a page.',
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On a `DialogLink` or `DialogButton`: opens the dialog. Focus goes to its first control, the cross.',
    },
    { keys: 'Space', does: 'Opens it on a `DialogButton`.' },
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves among the controls of the open dialog, from the last to the first. Without scripts the browser’s own controls come in between.',
    },
    { keys: 'Escape', does: 'Closes the dialog. Focus goes back to what opened it.' },
  ],
  criteria: [
    'must be named by its title',
    'must move focus into itself when it opens and back to what opened it when it closes',
    'must keep the keyboard and the screen reader out of the page behind it while it is open',
    'must close by Escape, by its cross and, if somebody asked for it, by a press outside',
    'must not close by a press outside when it opened by itself',
    'must scroll inside itself on a small screen, so that its cross and actions can be reached',
  ],
  withoutScripts:
    'A `DialogLink` leads to the page that asks the same. A `DialogButton` opens the dialog by HTML alone (`commandfor`) in current browsers. A dialog that the server has opened is a box in the page, and its cross closes it.',
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
