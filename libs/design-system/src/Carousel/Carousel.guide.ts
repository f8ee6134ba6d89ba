import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a titled row of similar items of which users do not need all: recommendations, films, adverts.',
    'Use `perPage={1}` for large pictures, and `perPage={4}` for cards.',
    'Use `autoplay` only for decoration or discovery. It can be paused, and does not start for users who prefer reduced motion.',
  ],
  avoid: [
    'For content that users must read or compare: use `Grid`, which shows all of it.',
    'For content that users read in order: use `Slides`.',
    'For a long list with a search: use `Grid` and `Pagination`.',
    'As the only way to important content: most users never see the second page.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through the link next to the title, the buttons, the track, and every link in every slide. A link that is out of view is scrolled into view.',
    },
    {
      keys: 'Left, Right',
      does: 'In the track: shows the previous or next page. The first page follows the last page.',
    },
    {
      keys: 'Enter, Space',
      does: 'On a button: shows the previous or next page, or pauses or starts the carousel.',
    },
  ],
  criteria: [
    'must be a region named by its title with `landmark`, and otherwise no region; its track must be a group named by the title, with a list of named groups',
    'must have a pause button before the slides if it turns automatically, and must not turn while it contains focus or the pointer',
    'must not turn automatically for users who prefer reduced motion',
    'must announce the page when the user changes it, but not when it turns automatically',
    'must keep focus on the pressed button',
    'must be a plain list in print',
  ],
  withoutScripts:
    'A list that scrolls sideways and snaps. The visible edge of the next slide shows that there are more slides. There are no buttons, and the carousel never turns automatically. The server chooses a random first slide.',
  keyboardJourneys: [
    {
      example: 'four to a page',
      scripts: 'on',
      steps: [
        ['Tab', 'button "Previous page"'],
        ['Tab', 'button "Next page"', 'shows group "Badger"'],
        ['Enter', 'button "Next page"', 'shows group "Stoat"'],
        ['Tab', 'group "Animals"'],
        ['ArrowLeft', 'group "Animals"', 'shows group "Badger"'],
        ['ArrowLeft', 'group "Animals"', 'shows group "Stoat"'],
        ['Shift+Tab', 'button "Next page"'],
      ],
    },
    {
      // For users who prefer reduced motion, the carousel is initially stopped.
      example: 'turns by itself',
      scripts: 'on',
      steps: [
        ['Tab', 'button "Play the animals"'],
        ['Space', 'button "Pause the animals"'],
        ['Tab', 'button "Animal before"'],
        ['Tab', 'button "Next animal"', 'shows group "Hedgehog"'],
        ['Enter', 'button "Next animal"', 'shows group "Otter"'],
        ['Shift+Tab', 'button "Animal before"'],
        ['Shift+Tab', 'button "Play the animals"'],
      ],
    },
    {
      example: 'four to a page',
      scripts: 'off',
      steps: [['Tab', 'group "Animals"', 'shows group "Badger"']],
    },
  ],
};
