import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    '`Popover` for a few words or a short choice that belong to one place and that most people do not need.',
    '`Menu` for what can be done with one of many things, where links in each row would be too much.',
    '`labelInFull` where several buttons look the same: it begins with what is seen, and says what it is about.',
  ],
  avoid: [
    'For what everybody needs: show it.',
    'For a question that has to be answered: use `Dialog`.',
    'For words that explain a control, and nothing more: use `Tooltip`, or better a hint.',
    'For the navigation of a page: use `NavBar`.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: opens or closes it.' },
    { keys: 'Tab, Shift + Tab', does: 'Moves from the button into what is open, and out of it.' },
    { keys: 'Escape', does: 'Closes it. Focus goes back to the button.' },
  ],
  criteria: [
    'must say on its button whether it is open',
    'must close by Escape and by a press elsewhere, and give focus back to its button',
    'must come after its button in the order of the keyboard',
    'must stay within a screen 320 px wide, and scroll in itself',
    'must hold links and buttons in a list, and not claim the arrow keys of an application’s menu',
  ],
  withoutScripts:
    'Whole. It is opened by HTML alone (`popovertarget`), in browsers from 2024 on; in older ones it is always open. A button of a `Menu` submits a form.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'button "What are points?"', 'collapsed'],
        ['Enter', 'button "What are points?"', 'expanded'],
        ['Escape', 'button "What are points?"', 'collapsed'],
        ['Space', 'button "What are points?"', 'expanded'],
        ['Space', 'button "What are points?"', 'collapsed'],
      ],
    },
    {
      example: 'a menu',
      steps: [
        ['Tab', 'button "More for the booking of Ada Lovell"', 'collapsed'],
        ['Enter', 'button "More for the booking of Ada Lovell"', 'shows link "Print the ticket"'],
        ['Tab', 'link "Print the ticket"'],
        ['Tab', 'button "Send it again"'],
        ['Escape', 'button "More for the booking of Ada Lovell"', 'hides button "Send it again"'],
      ],
    },
  ],
};
