import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'At the end of a form of several pages, to show what was answered before it is sent.',
    'For what somebody has told a service, where each part can be changed by itself.',
    '`about` with words that make sense alone: "Change the date". Without it where the label says so itself.',
  ],
  avoid: [
    'For names and values that nobody changes: use `DescriptionList`.',
    'For records of one kind: use `Table`.',
    'For an action on all of it: put a `ButtonLink` below the list.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  criteria: [
    'must be a list of descriptions that ties each value to its name',
    'must have links whose names say what they change, and begin with what is seen of them',
    'must have links of at least 24 px',
  ],
  withoutScripts: 'Whole. It is a `<dl>` with links.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'link "Change the date"'],
        ['Tab', 'link "Change the letter"'],
        ['Tab', 'link "Remove the letter"'],
        ['Shift+Tab', 'link "Change the letter"'],
      ],
    },
  ],
};
