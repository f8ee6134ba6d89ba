import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For something long that belongs to the page behind it: filters of a list, the details of a row.',
    '`DialogLink` to open it: the link leads to a page with the same, and a script opens the drawer instead.',
  ],
  avoid: [
    'For a question, or one short task: use `Dialog`.',
    'For what people go to and fro with while they read: leave it in the page, or use `Details`.',
    'For the navigation of a service: use `NavBar`.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'On the link: opens the drawer. Focus goes to its first control.' },
    { keys: 'Tab, Shift + Tab', does: 'Moves among the controls of the open drawer.' },
    { keys: 'Escape', does: 'Closes the drawer. Focus goes back to what opened it.' },
  ],
  criteria: [
    'must do all that a `Dialog` must',
    'must stand at the end of a line: on the left where text runs from right to left',
    'must scroll in itself, and leave a part of the page in sight on the smallest screen',
  ],
  withoutScripts:
    'The link leads to a page with the same. A drawer that the server has opened is a box in the page.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        ['Tab', 'link "Filter the visits"'],
        ['Enter', 'button "Close the filters"', 'shows dialog "Filter the visits"'],
        ['Tab', 'searchbox "Campus or subject"'],
        ['Tab', 'button "Show visits"'],
        ['Escape', 'link "Filter the visits"', 'hides dialog "Filter the visits"'],
      ],
    },
    { example: 'default', scripts: 'off', steps: [['Tab', 'link "Filter the visits"']] },
  ],
};
