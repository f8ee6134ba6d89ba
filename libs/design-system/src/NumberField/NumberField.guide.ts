import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a small number: seats, guests, copies.',
    'With `min` and `max`, and with the same limits as text in the `hint`.',
    'With buttons whose names contain the counted item: "One seat more".',
  ],
  avoid: [
    'For digits that are not a number, such as a code or a phone number: use `TextField` with `inputMode="numeric"`.',
    'For a year, an amount or another number that users type: use `TextField` with `inputMode="numeric"` or `decimal`.',
    'For a number from one to three: use `RadiosField`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, then to its buttons.' },
    { keys: 'Up, Down', does: 'In the field: adds or subtracts one step.' },
    {
      keys: 'Enter, Space',
      does: 'On a button: adds or subtracts one step. Enter in the field submits the form.',
    },
  ],
  criteria: [
    'must have a visible label that is its name, and state its limits as text',
    'must have buttons of at least 44 px whose names contain the counted item',
    'must announce the new number after a button is pressed, without moving focus',
    'must not exceed its limits with its buttons, but must accept any typed number',
    'must not change its value when the user scrolls over it',
  ],
  withoutScripts: 'Works fully. It is the browser’s own number field.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        ['Tab', 'spinbutton "Seats"', 'value "2"'],
        ['ArrowUp', 'spinbutton "Seats"', 'value "3"'],
        ['Tab', 'button "One seat less"'],
        ['Enter', 'button "One seat less"', 'shows spinbutton "Seats"'],
        ['Enter', 'button "One seat less"'],
        ['Enter', 'button "One seat less"'],
        ['Shift+Tab', 'spinbutton "Seats"', 'value "1"'],
        ['Tab', 'button "One seat less"'],
        ['Tab', 'button "One seat more"'],
        ['Space', 'button "One seat more"'],
        ['Shift+Tab', 'button "One seat less"'],
        ['Shift+Tab', 'spinbutton "Seats"', 'value "2"'],
      ],
    },
    {
      example: 'default',
      scripts: 'off',
      steps: [
        ['Tab', 'spinbutton "Seats"', 'value "2"'],
        ['ArrowDown', 'spinbutton "Seats"', 'value "1"'],
      ],
    },
  ],
};
