import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Once per page: it has the skip link, the header, the content and the footer in their order.',
    '`width="reading"` for pages of text and forms.',
  ],
  avoid: ['For a part of a page: use `Container`.', 'For content inside a `Dialog`.'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'From the top of the page: the skip link first, then the header, the content, the footer.',
    },
    { keys: 'Enter', does: 'On the skip link: moves to the content.' },
  ],
  criteria: [
    'must begin with a link that moves the keyboard past the header',
    'must have one banner, one main and one contentinfo landmark',
    'must let the content take focus when the skip link is followed, without making it a stop of the Tab key',
    'must fit a screen of 320 px without scrolling sideways',
  ],
  withoutScripts: 'Whole. The skip link is a jump in the page.',
  keyboardJourneys: [
    {
      example: 'dashboard',
      steps: [
        ['Tab', 'link "Skip to main content"'],
        ['Tab', 'link "Your hub"'],
        ['Shift+Tab', 'link "Skip to main content"'],
        ['Enter', 'main ""'],
        ['Tab', 'link "Change year"'],
        ['Tab', 'link "Reply to your offers"'],
        ['Tab', 'link "Service status"'],
      ],
    },
  ],
};
