import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For an answer in sentences, or a note.',
    'With the limit in the `hint`, if there is a limit; the server rejects longer text.',
  ],
  avoid: [
    'For one line: use `TextField`.',
    'For formatted text, such as bold text: it supports plain text only.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the field and past it. The Tab key never types a tab.',
    },
    { keys: 'Enter', does: 'Starts a new line.' },
  ],
  criteria: [
    'must have a visible label that is its name',
    'must be described by the caller’s elements, then by its hint, then by its error',
    'must never prevent the user from typing past a limit',
    'must grow with its text, or be resizable by the user',
  ],
  withoutScripts: 'Works fully. It is a `<textarea>`.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'textbox "Note"'],
        ['a', 'textbox "Note"', 'value "a"'],
        ['Enter', 'textbox "Note"'],
      ],
    },
  ],
};
