import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For an answer in sentences, or a note.',
    'With the limit in the `hint`, if there is one; the server says how much is too much.',
  ],
  avoid: [
    'For one line: use `TextField`.',
    'For text with a look of its own, such as bold: it has none.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field and past it: a tab is never typed.' },
    { keys: 'Enter', does: 'Begins a new line.' },
  ],
  criteria: [
    'must have a visible label that is its name',
    'must be described by what the caller names, then its hint, then its error',
    'must never stop somebody from typing past a limit',
    'must grow with its text, or be made larger by hand',
  ],
  withoutScripts: 'Whole. It is a `<textarea>`.',
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
