import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For an answer in sentences that has a limit, and that people may well reach.',
    '`unit="words"` where people think in words, as in a statement; characters where something else has room for so many.',
    '`countText` on the server, so that both count the same.',
  ],
  avoid: [
    'For a limit that nobody reaches: a `TextareaField` whose server says when it is too much is quieter.',
    'For one line: use a `TextField` whose `width` shows how long the answer is.',
    'To make people write less: a counter asks to be filled.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field and past it: a tab is never typed.' },
    { keys: 'Enter', does: 'Begins a new line.' },
  ],
  criteria: [
    'must be described by its hint, its error and the count, in this order',
    'must say the count when somebody has stopped typing for a second, not after every key, and never on load',
    'must never stop somebody from typing past the limit',
    'must say that there is too much by its words, an icon and their weight, not by a colour alone',
  ],
  withoutScripts:
    'A `<textarea>` with its limit in words below it, which describes it. The server counts.',
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
