import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Above a form that was sent and has something wrong in it, together with the `error` of each field.',
    'With the same words in the summary and at the field, and the errors in the order of the form.',
    'With a `key` per submission, so that it takes focus again.',
  ],
  avoid: [
    'For a failure that no field can put right: use `Banner`.',
    'For errors while somebody is still typing: say them once the form is sent.',
    'For what went well: use `Banner` with `success`.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through the messages. The summary itself has focus when the page loads, and is no stop afterwards.',
    },
    { keys: 'Enter', does: 'Goes to the field that the message is about.' },
  ],
  criteria: [
    'must have focus when the page loads, with and without scripts',
    'must be announced from an inner element with `role="alert"`',
    'must have one link per message, which moves focus to the control and leaves its label in view',
    'must say how to put it right, not only that it is wrong',
    'must come first in the content, with a heading',
  ],
  withoutScripts:
    'Whole. It takes focus by `autofocus`, and its links are jumps in the page that move focus to the control.',
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
