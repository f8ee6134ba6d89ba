import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one of more than about six options that users know before they open the list: a year, a qualification.',
    'With groups, if there are several types of options.',
  ],
  avoid: [
    'For up to about six options: use `RadiosField`, which shows all of them.',
    'For hundreds: use `Combobox`.',
    'For more than one answer: use `CheckboxesField`.',
    'For navigation as soon as an option is selected: use links, or a form with a button.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field and past it.' },
    {
      keys: 'Up, Down, Home, End',
      does: 'Selects another option (on a Mac, Up and Down open the list).',
    },
    { keys: 'Letters and digits', does: 'Select the option that starts with them.' },
    { keys: 'Space, Alt + Down', does: 'Opens the list.' },
    { keys: 'Escape', does: 'Closes the list.' },
  ],
  criteria: [
    'must have a visible label that is its name',
    'must be described by the caller’s elements, then by its hint, then by its error',
    'must be the browser’s own list, so that a phone shows its native list',
    'must not submit a form or change the page when another option is selected',
    'must have an edge with a contrast of at least 3:1, and not show its error by colour alone',
  ],
  withoutScripts: 'Works fully. It is a `<select>`.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'combobox "When would you like to start?"', 'value "2027"'],
        ['ArrowDown', 'combobox "When would you like to start?"', 'value "2028"'],
        ['Home', 'combobox "When would you like to start?"', 'value "2026"'],
        ['End', 'combobox "When would you like to start?"', 'value "2028"'],
      ],
    },
    {
      example: 'groups',
      steps: [
        ['Tab', 'combobox "Qualification"', 'value "A level"'],
        ['n', 'combobox "Qualification"', 'value "National Diploma"'],
      ],
    },
  ],
};
