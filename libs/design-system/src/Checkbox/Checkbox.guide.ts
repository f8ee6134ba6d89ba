import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'In a long list of filters, where a box around each option would take too much space.',
    'With `hideLabel` in a row of a `Table`, in a column with `select`.',
  ],
  avoid: ['For a question that the user answers: use `CheckboxesField` or `TicksField`.'],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the next or previous box.' },
    { keys: 'Space', does: 'Ticks or unticks the box.' },
  ],
  criteria: [
    'must have a label, even if the label is not visible',
    'must have a target at least 36 px high, and 44 px on touch screens and if it is the only one',
    'must be in a named group, or in a row that identifies it',
  ],
  withoutScripts: 'Works fully. It submits its name and value with its form.',
  keyboardJourneys: [
    {
      example: 'alone',
      steps: [
        ['Tab', 'checkbox "Select Leeds"', 'unchecked'],
        ['Space', 'checkbox "Select Leeds"', 'checked'],
      ],
    },
  ],
};
