import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Use `RadiosField` for one of two to about six options.',
    'Use `CheckboxesField` for any number of a few options that together are one answer.',
    'Use `TicksField` for statements that are true or false, each of which is a separate field.',
    'Use `reveal` for a field that belongs to one option only.',
  ],
  avoid: [
    'For one of many options: use `SelectField`, or `Combobox` when there are hundreds.',
    'For a date: use `DateField`.',
    'For an immediate action: use `Button`.',
    'With a preselected option, unless nearly all users would choose it.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the selected radio, or to the first radio, and then past the group. Every checkbox is a tab stop.',
    },
    { keys: 'Arrow keys', does: 'Among radios: selects the next or previous radio.' },
    { keys: 'Space', does: 'Ticks or unticks a checkbox, or selects the focused radio.' },
  ],
  criteria: [
    'must ask its question in the legend of its fieldset',
    'must associate the hint and the error with the group, and an option’s hint with that option',
    'must give the first control the id of the field, for the link in an error summary',
    'must show the fields of an option directly after it in the tab order, and only while it is selected',
    'must show focus and selection on the whole option, also by a border, and in forced colours',
    'must explain in a hint why an option cannot be selected',
  ],
  withoutScripts:
    'Works fully. CSS shows the fields of the selected option (`:has(:checked)`); browsers without `:has()` always show them. The `status` above the options is omitted, because only a script can update it.',
  keyboardJourneys: [
    {
      example: 'radios',
      steps: [
        ['Tab', 'radio "Undergraduate"', 'checked'],
        ['ArrowDown', 'radio "Postgraduate"', 'checked'],
        // At either end of the group, browser engines differ: the selection stays, or wraps around.
        ['ArrowUp', 'radio "Undergraduate"', 'checked'],
        ['ArrowRight', 'radio "Postgraduate"', 'checked'],
        ['ArrowLeft', 'radio "Undergraduate"', 'checked'],
      ],
    },
    {
      example: 'radios with an error',
      steps: [
        ['Tab', 'radio "Yes"', 'unchecked'],
        ['Space', 'radio "Yes"', 'checked'],
        ['ArrowRight', 'radio "No"', 'checked'],
      ],
    },
    {
      example: 'choice that asks for more',
      steps: [
        ['Tab', 'radio "By text"', 'shows textbox "Mobile number"'],
        ['Tab', 'textbox "Mobile number"'],
        ['Shift+Tab', 'radio "By text"', 'checked'],
        ['ArrowUp', 'radio "By email"', 'hides textbox "Mobile number"'],
      ],
    },
    {
      example: 'checkboxes',
      steps: [
        ['Tab', 'checkbox "Open days"', 'checked'],
        ['Space', 'checkbox "Open days"', 'unchecked'],
        ['Tab', 'checkbox "Fairs"', 'unchecked'],
        ['Space', 'checkbox "Fairs"', 'checked'],
        ['Tab', 'checkbox "Online events"', 'unchecked'],
      ],
    },
    {
      example: 'statements of which one cannot be chosen',
      steps: [
        ['Tab', 'checkbox "By email"', 'checked'],
        ['Space', 'checkbox "By email"', 'unchecked'],
      ],
    },
  ],
};
