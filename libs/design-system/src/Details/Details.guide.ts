import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For something that only some people need: what a word means, why we ask.',
    'With a summary that says what is inside, so that people know whether to open it.',
  ],
  avoid: [
    'For what most people need: show it.',
    'For several in a row: use `Accordion`.',
    'For a warning or an error: use `Banner`.',
    'For questions of a form, unless nobody has to answer them.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the summary, and into what is open.' },
    { keys: 'Enter, Space', does: 'Opens or closes it.' },
  ],
  criteria: [
    'must say whether it is open',
    'must have its content in the HTML while it is closed',
    'must have a summary of at least 44 px in height',
    'must be open on paper',
  ],
  withoutScripts: 'Whole. It is a `<details>`, which the browser opens and closes.',
  keyboardJourneys: [
    {
      example: 'closed',
      steps: [
        ['Tab', 'summary "What is a firm choice?"', 'collapsed'],
        ['Enter', 'summary "What is a firm choice?"', 'expanded'],
        ['Space', 'summary "What is a firm choice?"', 'collapsed'],
      ],
    },
  ],
};
