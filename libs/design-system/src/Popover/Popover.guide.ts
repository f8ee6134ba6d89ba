import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Use `Popover` for a short text or a short choice that belongs to one place and that most users do not need.',
    'Use `Menu` for the actions on one of many items, if links in each row would be too many.',
    'Use `labelInFull` if several buttons look the same: it must start with the visible text and name the item.',
    'With `open` and `onOpenChange` if a script of the page opens or closes the panel.',
  ],
  avoid: [
    'For content that all users need: show it.',
    'For a question that the user must answer: use `Dialog`.',
    'For text that only explains a control: use a hint, or else `Tooltip`.',
    'For the navigation of a page: use `NavBar`.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: opens or closes the panel.' },
    { keys: 'Tab, Shift + Tab', does: 'Moves from the button into the open panel, and out of it.' },
    { keys: 'Escape', does: 'Closes the panel and returns focus to the button.' },
  ],
  criteria: [
    'must expose on its button whether the panel is open',
    'must close after an action of a menu, and return focus to its button',
    'must close with Escape and with a click elsewhere, and return focus to its button',
    'must be directly after its button in the tab order',
    'must fit a screen 320 px wide, and scroll its content',
    'must contain links and buttons in a list, without the role and the arrow keys of an application menu',
  ],
  withoutScripts:
    'Works fully. HTML alone opens it (`popovertarget`) in browsers from 2024 on; in older browsers it is always open. A button of a `Menu` submits a form.',
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
