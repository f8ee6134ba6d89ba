import type { Guide } from '../guide.ts';

const trigger = 'button "Choose from a calendar, Wednesday 17 March 2027"';

export const guide: Guide = {
  use: [
    'For a day that users choose from a calendar: a visit, an appointment, the last day of a course.',
    'With `min` and `max` as close as possible: they limit the years and the calendar.',
    'With `isUnavailable` for days that cannot be selected. The hint must name them, because the three fields cannot show them.',
  ],
  avoid: [
    'For a date that users know by heart, such as a birthday: use `DateField`.',
    'For a few days: use `RadiosField`, with details of each day.',
    'As the only check: users can select any day in the fields, so the server must check it and state the error.',
    'For a month without a day: use a `DateField` of month and year.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the three fields, then to the button.' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar. On a day: selects it.' },
    { keys: 'Left, Right', does: 'In the calendar: moves to the previous or next day.' },
    { keys: 'Up, Down', does: 'Moves to the same weekday of the previous or next week.' },
    { keys: 'Home, End', does: 'Moves to the Monday or Sunday of the week.' },
    { keys: 'Page Up, Page Down', does: 'Moves to the same day of the previous or next month.' },
    {
      keys: 'Shift + Page Up, Shift + Page Down',
      does: 'Moves to the same day of the previous or next year.',
    },
    { keys: 'Escape', does: 'Closes the calendar and returns focus to the button.' },
  ],
  criteria: [
    'must have the date in three fields that work without the calendar, with and without scripts',
    'must move focus to the selected day when the calendar opens, and back to the button when it closes',
    'must name every day by its weekday, day, month and year, and announce the displayed month when it changes',
    'must not move to days outside the range, and must announce a day in the range that cannot be selected',
    'must mark the selected day and today by a border or a font weight, not by colour alone',
    'must have days of at least 24 px on a screen 320 px wide',
    'must swap the left and right arrow keys, and mirror the arrow icons, in right-to-left text',
  ],
  withoutScripts:
    'A `DateField` with day, month and year, without a button. It is submitted as `{name}-day`, `{name}-month` and `{name}-year`, as with scripts.',
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
