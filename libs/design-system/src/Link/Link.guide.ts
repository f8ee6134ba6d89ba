import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For navigation, from a sentence or on a separate line (`standalone`, or `compact` if there is little space).',
    'With `quiet` if the colour of a link would be too prominent, as in a note.',
    'With one `LinkProvider` around the application, so that every link uses the router.',
  ],
  avoid: [
    'For an action: use `Button`.',
    'For the main link to the next page: use `ButtonLink`.',
    'For a whole card: use `CardLink`.',
    'With a text such as “here” or “more”: name the destination.',
    'With a new tab, unless users would lose their input. The text must then mention the new tab.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the next or previous link.' },
    { keys: 'Enter', does: 'Follows the link. With Ctrl or Cmd, it opens in a new tab.' },
  ],
  criteria: [
    'must be an `<a>` with an `href`, so that the browser can open it in a new tab and copy its URL',
    'must be distinguished from the surrounding text by an underline, not by colour alone',
    'must make sense without the surrounding sentence',
    'must be 44 px high on a line without other text',
  ],
  withoutScripts: 'Works fully. It is a link; a router only makes it faster.',
  keyboardJourneys: [
    {
      example: 'in text',
      steps: [
        ['Tab', 'link "replying to offers"'],
        ['Enter', 'link "replying to offers"'],
      ],
    },
    { example: 'standalone', steps: [['Tab', 'link "All dates and deadlines"']] },
  ],
};
