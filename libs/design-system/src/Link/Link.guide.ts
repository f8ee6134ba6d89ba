import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'To lead somewhere, from a sentence or on a line of its own (`standalone`, or `compact` where there is no room for it).',
    '`quiet` where the colour of a link would be too loud, as in a note.',
    '`LinkProvider` once, around the application, so that every link is the router’s own.',
  ],
  avoid: [
    'For doing something: use `Button`.',
    'For the main way on from a page: use `ButtonLink`.',
    'For a whole card: use `CardLink`.',
    'For words such as “here” or “more”: say where it leads.',
    'For a new tab, unless people would lose what they typed. Say it in the words then.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the next or previous link.' },
    { keys: 'Enter', does: 'Follows it. With Ctrl or Cmd it opens in a new tab.' },
  ],
  criteria: [
    'must be an `<a>` with an `href`, so that the browser can open it in a new tab and copy its address',
    'must be told from the text around it by an underline, not by colour alone',
    'must make sense when it is read without the sentence around it',
    'must be 44 px high when it stands alone',
  ],
  withoutScripts: 'Whole. It is a link; a router only makes it quicker.',
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
