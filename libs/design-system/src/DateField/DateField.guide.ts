import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a date that users know by heart: a birthday, the month of an exam.',
    'With only the necessary parts: day, month and year, or month and year.',
    'With `birthday` for the user’s own birthday, so that the browser can fill it in.',
  ],
  avoid: [
    'For a day that users choose from a calendar, such as an appointment: use `DatePicker`, or `RadiosField` for a few days.',
    'For a year alone: use `SelectField`.',
    'For a range of dates: use two fields, each with its own legend.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the next or previous part of the date.' },
    { keys: 'Up, Down, Home, End', does: 'Selects another value.' },
    { keys: 'Digits and letters', does: 'Select the value that starts with them.' },
    { keys: 'Space, Alt + Down', does: 'Opens the list of values.' },
  ],
  criteria: [
    'must ask its question in the legend of its fieldset, and have a visible label for each part',
    'must associate its hint and error with the group, and mark every part as invalid when there is an error',
    'must allow the browser to fill in the user’s own birthday',
    'must have an error that states which part is wrong',
  ],
  withoutScripts:
    'Works fully. The parts are submitted as `{name}-day`, `{name}-month` and `{name}-year`. The server checks whether the date exists.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'combobox "Day"', 'value "Day"'],
        ['3', 'combobox "Day"', 'value "3"'],
        ['Tab', 'combobox "Month"', 'value "February"'],
        ['ArrowDown', 'combobox "Month"', 'value "March"'],
        ['Tab', 'combobox "Year"'],
        ['End', 'combobox "Year"', 'value "2009"'],
        ['Shift+Tab', 'combobox "Month"', 'value "March"'],
      ],
    },
  ],
};
