import type { Guide } from '../guide.ts';

const trigger = 'button "Choose from a calendar, Wednesday 17 March 2027"';

export const guide: Guide = {
  use: [
    'For a day that people choose by looking: a visit, an appointment, the last day of a course.',
    'With the nearest `min` and `max` that are true: the years and the calendar go no further.',
    '`isUnavailable` for days in between; the hint says which they are, for a field cannot.',
  ],
  avoid: [
    'For a date that a person knows by heart, such as a birthday: use `DateField`.',
    'For a handful of days: offer them as `RadiosField`, with what there is on each.',
    'As the only check: what the calendar refuses can be chosen in the fields, and the server says what is wrong.',
    'For a month without a day: use a `DateField` of month and year.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the three fields, then to the button.' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar. On a day: chooses it.' },
    { keys: 'Left, Right', does: 'In the calendar: the day before or after.' },
    { keys: 'Up, Down', does: 'The same day of the week before or after.' },
    { keys: 'Home, End', does: 'Monday or Sunday of the week.' },
    { keys: 'Page Up, Page Down', does: 'The same day of the month before or after.' },
    {
      keys: 'Shift + Page Up, Shift + Page Down',
      does: 'The same day of the year before or after.',
    },
    { keys: 'Escape', does: 'Closes the calendar. Focus goes back to the button.' },
  ],
  criteria: [
    'must have its date in three fields that need no calendar, with and without scripts',
    'must move focus to the chosen day when the calendar opens, and back to the button when it closes',
    'must call every day by its weekday, day, month and year, and the month above it aloud when it changes',
    'must go to no day before the first or after the last one, and say of a day between them that it cannot be chosen',
    'must mark the chosen day, and today, by a border or weight as well as a colour',
    'must have days of at least 24 px on a screen 320 px wide',
    'must turn the arrow keys and the arrows round where text runs from right to left',
  ],
  withoutScripts:
    'A `DateField` of day, month and year. It is sent as `{name}-day`, `{name}-month` and `{name}-year`, as with scripts; there is no button.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        ['Tab', 'combobox "Day"', 'value "17"'],
        ['Tab', 'combobox "Month"', 'value "March"'],
        ['Tab', 'combobox "Year"', 'value "2027"'],
        ['Tab', trigger],
        ['Enter', 'button "Wednesday 17 March 2027"', 'shows dialog "Choose a date"'],
        ['ArrowRight', 'button "Thursday 18 March 2027"'],
        ['ArrowDown', 'button "Thursday 25 March 2027"'],
        ['ArrowLeft', 'button "Wednesday 24 March 2027"'],
        ['ArrowUp', 'button "Wednesday 17 March 2027"'],
        ['Home', 'button "Monday 15 March 2027"'],
        ['End', 'button "Sunday 21 March 2027"'],
        ['Enter', 'button "Sunday 21 March 2027"', 'shows dialog "Choose a date"'],
        ['PageDown', 'button "Wednesday 21 April 2027"', 'shows text "April 2027"'],
        ['PageUp', 'button "Sunday 21 March 2027"', 'shows text "March 2027"'],
        ['Shift+PageUp', 'button "Monday 11 January 2027"'],
        ['Shift+PageDown', 'button "Wednesday 30 June 2027"'],
        ['Shift+Tab', 'button "Next year"'],
        ['Shift+Tab', 'button "Next month"'],
        ['Shift+Tab', 'button "Previous month"'],
        ['Enter', 'button "Previous month"', 'shows text "May 2027"'],
        ['Escape', trigger, 'hides dialog "Choose a date"'],
        ['Enter', 'button "Wednesday 17 March 2027"'],
        ['ArrowLeft', 'button "Tuesday 16 March 2027"'],
        [
          'Space',
          'button "Choose from a calendar, Tuesday 16 March 2027"',
          'hides dialog "Choose a date"',
        ],
        ['Shift+Tab', 'combobox "Year"'],
        ['Shift+Tab', 'combobox "Month"'],
        ['Shift+Tab', 'combobox "Day"', 'value "16"'],
      ],
    },
    {
      example: 'default',
      scripts: 'off',
      steps: [
        ['Tab', 'combobox "Day"', 'value "17"'],
        ['Tab', 'combobox "Month"', 'value "March"'],
        ['ArrowDown', 'combobox "Month"', 'value "April"'],
        ['Tab', 'combobox "Year"', 'value "2027"'],
      ],
    },
  ],
};
