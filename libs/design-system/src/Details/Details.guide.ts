import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For content that only some users need: the meaning of a word, the reason for a question.',
    'With a summary of the content, so that users can decide whether to open it.',
  ],
  avoid: [
    'For content that most users need: show it.',
    'For several in a row: use `Accordion`.',
    'For a warning or an error: use `Banner`.',
    'For questions of a form, unless they are all optional.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves to the summary, and into the content while it is open.',
    },
    { keys: 'Enter, Space', does: 'Opens or closes the content.' },
  ],
  criteria: [
    'must announce whether it is open',
    'must have its content in the HTML while it is closed',
    'must have a summary of at least 44 px in height',
    'must be open in print',
  ],
  withoutScripts: 'Works fully. It is a `<details>`, which the browser opens and closes.',
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
