import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a setting that is on or off, and holds from the moment that it is pressed.',
    'With a label that says the same in both states: "Reminders", not "Turn reminders on".',
    'In a form with a button, for browsers without scripts: leave the button out once a script saves each press.',
  ],
  avoid: [
    'For an answer that is sent with a form: use `Checkbox` or `TicksField`.',
    'For one of two things that are both something: use `RadiosField`.',
    'For consent: a tick is what people expect to be asked for.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the switch and past it.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  criteria: [
    'must be a native checkbox with the role of a switch, whose label is its name in both states',
    'must show by the place of its knob, not by a colour alone, whether it is on',
    'must have a target of at least 44 px, its label included',
    'must be told apart on and off in forced colours and on paper',
  ],
  withoutScripts: 'Whole. It is a checkbox of a form, which is sent by the button of that form.',
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
