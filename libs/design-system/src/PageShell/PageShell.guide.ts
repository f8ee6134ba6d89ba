import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Once per page: it contains the skip link, the header, the content and the footer in this order.',
    'With `width="reading"` for pages of text and forms.',
  ],
  avoid: ['For a part of a page: use `Container`.', 'For content inside a `Dialog`.'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'From the top of the page: moves to the skip link, then to the header, the content and the footer.',
    },
    { keys: 'Enter', does: 'On the skip link: moves to the content.' },
  ],
  criteria: [
    'must start with a link that moves keyboard focus past the header',
    'must have one banner, one main and one contentinfo landmark',
    'must allow the content to take focus when the user follows the skip link, without making it a tab stop',
    'must fit a screen of 320 px without scrolling sideways',
  ],
  withoutScripts: 'Works fully. The skip link is a fragment link.',
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
