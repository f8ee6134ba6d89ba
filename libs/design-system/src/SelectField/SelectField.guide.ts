import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one of more than about six options that people know before they open the list: a year, a qualification.',
    'Groups, where the options are of several kinds.',
  ],
  avoid: [
    'For up to about six options: use `RadiosField`, where all of them are in view.',
    'For hundreds: use `Combobox`.',
    'For more than one answer: use `CheckboxesField`.',
    'For going to a page as soon as something is chosen: use links, or a form with a button.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field and past it.' },
    {
      keys: 'Up, Down, Home, End',
      does: 'Chooses another option (on a Mac, Up and Down open the list).',
    },
    { keys: 'Letters and digits', does: 'Choose the option that begins with them.' },
    { keys: 'Space, Alt + Down', does: 'Opens the list.' },
    { keys: 'Escape', does: 'Closes the list.' },
  ],
  criteria: [
    'must have a visible label that is its name',
    'must be described by what the caller names, then its hint, then its error',
    'must be the browser’s own list, so that a phone shows its own',
    'must not send a form or change the page when another option is chosen',
    'must have an edge of at least 3:1, and show its error by more than a colour',
  ],
  withoutScripts: 'Whole. It is a `<select>`.',
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
