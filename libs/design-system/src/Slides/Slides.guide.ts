import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For something short that is read in an order, one part at a time: how an open day goes, a first look around.',
    'For about three to six slides with little in each.',
  ],
  avoid: [
    'For a row of things of one kind: use `Carousel`.',
    'For what people have to do in an order: use `Steps`, where all of it is in view.',
    'For questions of a form: give each of them a page.',
    'For anything that is needed later again: use a page with headings.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the slides, the arrows and the dots.' },
    {
      keys: 'Left, Right',
      does: 'In the slides: the one before or after. After the last comes the first.',
    },
    { keys: 'Enter', does: 'On an arrow or a dot: shows that slide. Focus stays where it is.' },
  ],
  criteria: [
    'must be a named region with a list, so that a screen reader reads all slides in order',
    'must have a dot per slide whose name says its place and title',
    'must mark the dot of the shown slide by its shape and `aria-current`',
    'must say which slide is shown when it has changed, without moving focus',
    'must never turn by itself',
  ],
  withoutScripts:
    'A list that scrolls sideways and snaps; the edge of the next slide shows that there is more. The dots are links to the slides. There are no arrows, because nothing would answer them.',
  keyboardJourneys: [
    {
      example: 'three slides',
      scripts: 'on',
      steps: [
        ['Tab', 'region "How an open day goes"', 'shows heading "Before you go"'],
        ['ArrowRight', 'region "How an open day goes"', 'shows heading "On the day"'],
        ['ArrowLeft', 'region "How an open day goes"', 'shows heading "Before you go"'],
        ['ArrowLeft', 'region "How an open day goes"', 'shows heading "Afterwards"'],
        ['Tab', 'button "Previous slide"'],
        ['Enter', 'button "Previous slide"', 'shows heading "On the day"'],
        ['Tab', 'link "Slide 1 of 3: Before you go"'],
        ['Enter', 'link "Slide 1 of 3: Before you go"', 'shows heading "Before you go"'],
      ],
    },
    {
      example: 'three slides',
      scripts: 'off',
      steps: [
        ['Tab', 'region "How an open day goes"', 'shows heading "Before you go"'],
        ['Tab', 'link "Slide 1 of 3: Before you go"'],
        ['Tab', 'link "Slide 2 of 3: On the day"'],
        ['Shift+Tab', 'link "Slide 1 of 3: Before you go"'],
      ],
    },
  ],
};
