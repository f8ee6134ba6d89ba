import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a setting that is on or off and takes effect immediately.',
    'With a label that is the same in both states: "Reminders", not "Turn reminders on".',
    'In a form with a submit button, for browsers without scripts. Remove the button while a script saves each change.',
  ],
  avoid: [
    'For an answer that is submitted with a form: use `Checkbox` or `TicksField`.',
    'For a choice between two options: use `RadiosField`.',
    'For consent: users expect a checkbox.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the switch and past it.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  criteria: [
    'must be a native checkbox with the role of a switch, named by its label in both states',
    'must show whether it is on by the position of its knob, not by colour alone',
    'must have a target of at least 44 px, including its label',
    'must have different on and off states in forced colours and in print',
  ],
  withoutScripts: 'Works fully. It is a checkbox in a form, which the button of the form submits.',
  keyboardJourneys: [
    {
      example: 'on and off',
      steps: [
        ['Tab', 'switch "Reminders by text message"', 'checked'],
        ['Space', 'switch "Reminders by text message"', 'unchecked'],
        ['Tab', 'switch "Map of the campus"', 'unchecked'],
        ['Space', 'switch "Map of the campus"', 'checked'],
      ],
    },
  ],
};
