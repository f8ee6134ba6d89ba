import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For an answer in sentences with a limit that users may reach.',
    'Use `unit="words"` if users count in words, as in a statement, and characters if another system limits the characters.',
    'Use `countText` on the server, so that the browser and the server calculate the same length.',
  ],
  avoid: [
    'For a limit that users do not reach: use a `TextareaField`, and check the limit on the server.',
    'For one line: use a `TextField` whose `width` shows how long the answer is.',
    'To make users write less: a counter suggests that they should use all of the limit.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the field and past it. The Tab key never types a tab.',
    },
    { keys: 'Enter', does: 'Starts a new line.' },
  ],
  criteria: [
    'must be described by its hint, its error and the count, in this order',
    'must announce the count one second after the user stops typing, not after every key, and never on page load',
    'must never prevent the user from typing past the limit',
    'must show the excess by its text, an icon and the font weight, not by colour alone',
  ],
  withoutScripts: 'A `<textarea>`, described by its limit as text below it. The server counts.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        [
          'Tab',
          'textbox "What would you like to ask?"',
          'shows text "You have 200 characters left"',
        ],
        ['a', 'textbox "What would you like to ask?"', 'shows text "You have 199 characters left"'],
        [
          'Enter',
          'textbox "What would you like to ask?"',
          'shows text "You have 198 characters left"',
        ],
      ],
    },
    {
      example: 'default',
      scripts: 'off',
      steps: [
        [
          'Tab',
          'textbox "What would you like to ask?"',
          'shows text "You can enter up to 200 characters"',
        ],
        ['a', 'textbox "What would you like to ask?"', 'value "a"'],
      ],
    },
  ],
};
