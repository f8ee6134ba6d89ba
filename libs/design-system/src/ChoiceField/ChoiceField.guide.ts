import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    '`RadiosField` for one of two to about six options.',
    '`CheckboxesField` for any number of a few options that are one answer.',
    '`TicksField` for statements that are true or not, each of them a field of its own.',
    '`reveal` for a field that only one option asks for.',
  ],
  avoid: [
    'For one of many options: use `SelectField`, or `Combobox` when there are hundreds.',
    'For a date: use `DateField`.',
    'For something that happens at once when it is pressed: use `Button`.',
    'For a choice that is made for the person beforehand, unless nearly everybody would make it.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the chosen radio, or the first, and past the group; stops at each checkbox.',
    },
    { keys: 'Arrow keys', does: 'Among radios: chooses the next or previous one.' },
    { keys: 'Space', does: 'Ticks or clears a checkbox; chooses the radio that has focus.' },
  ],
  criteria: [
    'must ask its question in the legend of its fieldset',
    'must tie the hint and the error to the group, and an option’s hint to that option',
    'must give the first control the id of the field, so that an error summary’s link leads to it',
    'must show what a choice asks for directly after it in the tab order, and only while it is chosen',
    'must show focus and choice on the whole option, by a border too, in forced colours as well',
    'must say in a hint why an option cannot be chosen',
  ],
  withoutScripts:
    'Whole. What a choice asks for is shown by style alone (`:has(:checked)`); a browser that does not know it shows it always. The `status` above the options is left out, because only a script can keep it true.',
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
