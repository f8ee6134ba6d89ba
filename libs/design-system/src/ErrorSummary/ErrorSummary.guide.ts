import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Above a submitted form with errors, together with the `error` of each field.',
    'With the same text in the summary and at the field, and with the errors in the order of the form.',
    'With a new `key` for each submission, so that it takes focus again.',
  ],
  avoid: [
    'For a failure that the user cannot fix in a field: use `Banner`.',
    'For errors while the user is typing: show them after the form is submitted.',
    'For a successful result: use `Banner` with `success`.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through the messages. The summary has focus when the page loads, and is not a tab stop afterwards.',
    },
    { keys: 'Enter', does: 'Moves to the field that the message is about.' },
  ],
  criteria: [
    'must have focus when the page loads, with and without scripts',
    'must be announced from an inner element with `role="alert"`',
    'must have one link per message, which moves focus to the control and keeps its label in view',
    'must explain how to fix each error',
    'must be the first element of the content, with a heading',
  ],
  withoutScripts:
    'Works fully. It takes focus with `autofocus`, and its links are fragment links that move focus to the control.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'link "Enter your first name"'],
        ['Tab', 'link "Enter an email address with an @"'],
        ['Enter', 'textbox "Email"', 'shows text "Email"'],
        ['Shift+Tab', 'textbox "First name"'],
        ['Shift+Tab', 'link "Enter an email address with an @"'],
      ],
    },
  ],
};
