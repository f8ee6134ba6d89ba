import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a short, optional explanation of a control.',
    'On a control with its own name: the tooltip is its description.',
  ],
  avoid: [
    'For information that users need: use a hint, because touch screens have no hover.',
    'For the name of an icon: use `IconButton`, which has a name, or text next to the icon.',
    'For links, buttons or more than two lines: use `Popover`.',
    'On text that is not a control: the keyboard cannot reach it.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Shows the text while the control has focus.' },
    { keys: 'Escape', does: 'Hides the text until the control is hovered or focused again.' },
  ],
  criteria: [
    'must describe its control, which has its own name',
    'must appear on hover and on focus, and stay visible while the pointer is over the text',
    'must close with Escape, without moving the pointer or focus',
    'must not be cut off by the edge of a screen 320 px wide',
  ],
  withoutScripts: 'CSS shows the text; only Escape needs a script.',
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
