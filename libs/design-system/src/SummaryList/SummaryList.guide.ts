import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'At the end of a form with several pages, to show the answers before the form is submitted.',
    'For answers that the user gave to a service and can change one by one.',
    'With `about`, so that a link makes sense alone: "Change the date". Omit it if the label already contains this text.',
  ],
  avoid: [
    'For names and values that users cannot change: use `DescriptionList`.',
    'For several similar records: use `Table`.',
    'For an action on the whole list: put a `ButtonLink` below the list.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  criteria: [
    'must be a description list that associates each value with its name',
    'must have links whose names state what they change, and start with their visible text',
    'must have links of at least 24 px',
  ],
  withoutScripts: 'Works fully. It is a `<dl>` with links.',
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
