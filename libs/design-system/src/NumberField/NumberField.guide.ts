import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a small number that people count up to: seats, guests, copies.',
    'With `min`, `max` and, in words, the same in the `hint`.',
    'With buttons named by what they count: "One seat more".',
  ],
  avoid: [
    'For digits that are no number, such as a code or a phone number: use `TextField` with `inputMode="numeric"`.',
    'For a year, an amount or anything that is typed at once: use `TextField` with `inputMode="numeric"` or `decimal`.',
    'For one of three: use `RadiosField`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, then to its buttons.' },
    { keys: 'Up, Down', does: 'In the field: one more or less.' },
    {
      keys: 'Enter, Space',
      does: 'On a button: one more or less. Enter in the field sends the form.',
    },
  ],
  criteria: [
    'must have a visible label that is its name, and say its limits in words',
    'must have buttons of at least 44 px that say what they count',
    'must say the new number after a press of a button, without moving focus',
    'must go no further than its limits by its buttons, and let anything be typed',
  ],
  withoutScripts: 'Whole. It is the browser’s own field for numbers.',
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
