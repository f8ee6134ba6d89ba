import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For one of several similar items: a university, an event, a tool.',
    'With a `CardLink` in its heading if the whole card is a link.',
    'Use `actions` for actions on the item: they are above the link and can be pressed separately.',
    'Use `quiet` for adverts and discovery.',
  ],
  avoid: [
    'For the most important content of a page: use `Tile`.',
    'For an area without a heading: use `Box`.',
    'For a link around a whole card: its name would be the whole content of the card. Use `CardLink`.',
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
    'must have only one link, which is named by the heading, regardless of the size of its target',
    'must show the focus ring of its link around the whole card',
    'must have its actions as separate tab stops, which the link does not cover',
    'must be in a list when there are several, so that a screen reader announces the number',
    'must have a border in forced colours',
  ],
  withoutScripts: 'Works fully. The link covers the card with CSS only.',
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
