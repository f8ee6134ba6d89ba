import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a few views of the same list, of which one is selected: letters, countries, types.',
    'Use `ChipLink` if the URL contains the choice, and `ChipButton` if a form submits it.',
    'With `shape="pill"` and a cross for an active condition that can be removed.',
  ],
  avoid: [
    'For views of a page with different content: use `TabNav`.',
    'For a question in a form: use `RadiosField` or `CheckboxesField`.',
    'For a state that cannot be pressed: use `Tag`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the next or previous chip.' },
    { keys: 'Enter', does: 'Follows a `ChipLink`, or presses a `ChipButton`.' },
    { keys: 'Space', does: 'Presses a `ChipButton`.' },
  ],
  criteria: [
    'must be a link with `aria-current` or a button with `aria-pressed`',
    'must show the selected chip in forced colours',
    'must be at least 44 px high, or 36 px if it removes a condition',
    'must be in a named group or navigation',
  ],
  withoutScripts: 'Works fully. A `ChipLink` is a link, and a `ChipButton` submits its form.',
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
