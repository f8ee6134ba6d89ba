import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'In a long list of filters, where a box around each option would take too much room.',
    'With `hideLabel` in a row of a `Table`, in a column with `select`.',
  ],
  avoid: ['For a question that somebody answers: use `CheckboxesField` or `TicksField`.'],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the next or previous box.' },
    { keys: 'Space', does: 'Ticks the box, or takes the tick away.' },
  ],
  criteria: [
    'must have a label, also where it is not seen',
    'must be a target at least 36 px high, and 44 px for fingers and where it stands alone',
    'must stand in a group that has a name, or in a row that says what it is',
  ],
  withoutScripts: 'Whole: it submits its name and value with its form.',
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
