import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one thing among others of its kind: a university, an event, a tool.',
    '`CardLink` in its heading when the whole card leads somewhere.',
    '`actions` for what can be done with it: they stay above the link and can be pressed on their own.',
    '`quiet` for adverts and discovery.',
  ],
  avoid: [
    'For the most important thing of a page: use `Tile`.',
    'For an area without a heading: use `Box`.',
    'For a link around a whole card: its name would be everything in it. Use `CardLink`.',
    'For two links to the same place in one card.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the card’s link, then to its actions, then to the next card.',
    },
    { keys: 'Enter', does: 'Follows the card’s link, or presses the action that has focus.' },
  ],
  criteria: [
    'must be one link with one name, the heading, however large its target is',
    'must show the focus of its link around the whole card',
    'must keep its actions separate stops that the link does not cover',
    'must be in a list when there are several, so that a screen reader says how many',
    'must have a border in forced colours',
  ],
  withoutScripts: 'Whole. The link covers the card by style alone.',
  keyboardJourneys: [
    {
      example: 'clickable, with an action',
      steps: [
        ['Tab', 'link "University of Leeds"'],
        ['Tab', 'button "Save University of Leeds"'],
        ['Tab', 'link "Cardiff University"'],
        ['Shift+Tab', 'button "Save University of Leeds"'],
        ['Shift+Tab', 'link "University of Leeds"'],
        ['Enter', 'link "University of Leeds"'],
      ],
    },
  ],
};
