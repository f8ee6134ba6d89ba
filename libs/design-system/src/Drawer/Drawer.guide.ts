import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For long content that belongs to the page behind it: filters of a list, the details of a row.',
    'Open it with `DialogLink`: the link leads to a page with the same content, and a script opens the drawer instead.',
  ],
  avoid: [
    'For a question, or one short task: use `Dialog`.',
    'For content that users need while they read the page: leave it in the page, or use `Details`.',
    'For the navigation of a service: use `NavBar`.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'On the link: opens the drawer. Focus moves to its first control.' },
    { keys: 'Tab, Shift + Tab', does: 'Moves among the controls of the open drawer.' },
    { keys: 'Escape', does: 'Closes the drawer and returns focus to the control that opened it.' },
  ],
  criteria: [
    'must meet all criteria of `Dialog`',
    'must be at the end edge of the screen, which is the left edge in right-to-left text',
    'must scroll its content, and leave a part of the page visible on the smallest screen',
  ],
  withoutScripts:
    'The link leads to a page with the same content. A drawer that the server renders open is a box in the page.',
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
