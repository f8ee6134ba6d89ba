import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a few short ways to look at the same list, of which one is chosen: letters, countries, kinds.',
    '`ChipLink` where the choice is in the address, `ChipButton` where a form keeps it.',
    'With `shape="pill"` and a cross for a condition that is set and can be taken away.',
  ],
  avoid: [
    'For views of a page with content of their own: use `TabNav`.',
    'For a question in a form: use `RadiosField` or `CheckboxesField`.',
    'For a state that nobody can press: use `Tag`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the next or previous chip.' },
    { keys: 'Enter', does: 'Follows a `ChipLink`, presses a `ChipButton`.' },
    { keys: 'Space', does: 'Presses a `ChipButton`.' },
  ],
  criteria: [
    'must be a link with `aria-current` or a button with `aria-pressed`',
    'must show which one is chosen in forced colours',
    'must be at least 44 px high, and 36 px where it takes a condition away',
    'must stand in a group or navigation that has a name',
  ],
  withoutScripts: 'Whole: links go where they lead, and buttons send their form.',
  keyboardJourneys: [
    {
      example: 'links',
      steps: [
        ['Tab', 'link "England"'],
        ['Tab', 'link "Scotland"'],
        ['Shift+Tab', 'link "England"'],
      ],
    },
    {
      example: 'buttons',
      steps: [
        ['Tab', 'button "Near you"'],
        ['Tab', 'button "All events"'],
      ],
    },
  ],
};
