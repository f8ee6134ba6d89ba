import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a date that a person knows by heart: a birthday, the month of an exam.',
    'With only those parts that count: day, month and year, or a month and its year.',
    '`birthday` for the person’s own, so that the browser can fill it in.',
  ],
  avoid: [
    'For a day that is chosen by looking at a calendar, such as an appointment: offer the days as `RadiosField`.',
    'For a year alone: use `SelectField`.',
    'For a range of dates: use two fields, each with its own legend.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the next or previous part of the date.' },
    { keys: 'Up, Down, Home, End', does: 'Chooses another value.' },
    { keys: 'Digits and letters', does: 'Choose the value that begins with them.' },
    { keys: 'Space, Alt + Down', does: 'Opens the list of values.' },
  ],
  criteria: [
    'must ask its question in the legend of its fieldset, and have a visible label per part',
    'must tie its hint and error to the group and mark every part as invalid when there is an error',
    'must let the browser fill in the person’s own birthday',
    'must have an error that says which part is wrong',
  ],
  withoutScripts:
    'Whole. The parts are sent as `{name}-day`, `{name}-month` and `{name}-year`; the server decides whether it is a real day.',
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
