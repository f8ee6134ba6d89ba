import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one line of text: a name, an email address, a postcode.',
    'With `autoComplete` for data that the browser has stored about the user, and with `type` or `inputMode` for the right keyboard on a phone.',
    'With `width` if the length of the answer is known, so that the field shows the length.',
  ],
  avoid: [
    'For several lines: use `TextareaField`.',
    'For an option from a known list: use `RadiosField`, `SelectField` or `Combobox`.',
    'For a date: use `DateField`.',
    'With an example inside the field, which disappears when the user types: use `hint`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, with its text selected, and past it.' },
    { keys: 'Enter', does: 'Submits the form.' },
  ],
  criteria: [
    'must have a visible label that is its name',
    'must be described by the caller’s elements, then by its hint, then by its error',
    'must be marked as invalid when it has an error, by a thicker border as well as a colour',
    'must have the content of a prefix or suffix in its label or hint too, because both are only visual',
    'must have `autocomplete` when it asks for data about the user',
    'must not have text smaller than 16 px, because a phone would zoom into it',
  ],
  withoutScripts:
    'Works fully. It is an `<input>`. The server checks the input and returns it in the field.',
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
