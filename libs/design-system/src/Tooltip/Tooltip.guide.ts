import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a few words that help with a control once, and that nobody is lost without.',
    'On a control that has a name by itself: the words describe it.',
  ],
  avoid: [
    'For what somebody needs to know: use a hint. A finger points at nothing.',
    'For the name of an icon: `IconButton` has one, and words beside the icon are better.',
    'For links, buttons or more than two lines: use `Popover`.',
    'On words that are no control: the keyboard does not get there.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Shows the words while the control has focus.' },
    { keys: 'Escape', does: 'Hides them until the control is come to again.' },
  ],
  criteria: [
    'must describe its control, which has a name of its own',
    'must be shown by the pointer and by the keyboard, and stay while the pointer is on the words',
    'must go by Escape, without moving the pointer or focus',
    'must not be cut off by the edge of a screen 320 px wide',
  ],
  withoutScripts: 'CSS shows the words; only Escape needs a script.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        [
          'Tab',
          'button "Save this course"',
          'shows tooltip "Saved courses are on your start page"',
        ],
        [
          'Escape',
          'button "Save this course"',
          'hides tooltip "Saved courses are on your start page"',
        ],
      ],
    },
    {
      example: 'default',
      scripts: 'off',
      steps: [
        [
          'Tab',
          'button "Save this course"',
          'shows tooltip "Saved courses are on your start page"',
        ],
      ],
    },
  ],
};
