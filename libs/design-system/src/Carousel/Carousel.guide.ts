import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a row of things of one kind under a title, of which nobody needs all: what others look at, films, adverts.',
    '`perPage={1}` for large pictures, `perPage={4}` for cards.',
    '`autoplay` only for what is decoration or discovery. It can be paused, and does not begin for people who want less motion.',
  ],
  avoid: [
    'For what people have to read or compare: use `Grid`, where all of it is in view.',
    'For something in an order, read one after another: use `Slides`.',
    'For a long list with a search: use `Grid` and `Pagination`.',
    'For the only way to something important: most people never see the second page.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through the title’s link, the buttons, the track, and every link in every slide, shown or not: it is scrolled into view.',
    },
    {
      keys: 'Left, Right',
      does: 'In the track: the page before or after. After the last comes the first.',
    },
    { keys: 'Enter, Space', does: 'On a button: the page before or after, or pause and play.' },
  ],
  criteria: [
    'must be a region named by its title with `landmark`, else none; its track must be a group named by it, with a list of groups that each have a name',
    'must have a pause button that comes before the slides when it turns by itself, and must not turn while focus or a pointer is in it',
    'must not turn by itself for people who want less motion',
    'must say which page is shown when somebody has changed it, and not when it turned by itself',
    'must keep focus on the button that was pressed',
    'must be a plain list on paper',
  ],
  withoutScripts:
    'A list that scrolls sideways and snaps; the edge of the next slide shows that there is more. There are no buttons that nothing would answer, and it never turns by itself. A random first slide is chosen by the server.',
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
