import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one line of text: a name, an email address, a postcode.',
    'With `autoComplete` for what the browser knows of the person, and `type` or `inputMode` for the right keyboard on a phone.',
    '`width` when the length of the answer is known, so that the field shows it.',
  ],
  avoid: [
    'For several lines: use `TextareaField`.',
    'For one of a known list: use `RadiosField`, `SelectField` or `Combobox`.',
    'For a date: use `DateField`.',
    'For an example inside the field: it goes when somebody types. Use `hint`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, with its text selected, and past it.' },
    { keys: 'Enter', does: 'Sends the form.' },
  ],
  criteria: [
    'must have a visible label that is its name',
    'must be described by what the caller names, then its hint, then its error',
    'must be marked as invalid when it has an error, by a thicker line as well as a colour',
    'must say in its label or hint what a prefix or suffix says: they are for the eye only',
    'must have `autocomplete` when it asks for something about the person',
    'must not become smaller than 16 px, or a phone would zoom into it',
  ],
  withoutScripts:
    'Whole. It is an `<input>`; the server checks what is sent and keeps what was typed.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'textbox "First name"'],
        ['a', 'textbox "First name"', 'value "a"'],
      ],
    },
    { example: 'hint and error', steps: [['Tab', 'textbox "Postcode"', 'value "GL"']] },
  ],
};
