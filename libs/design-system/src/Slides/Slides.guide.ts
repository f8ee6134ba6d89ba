import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For short content that users read in order, one part at a time: the course of an open day, a first tour.',
    'For about three to six slides with little content in each.',
  ],
  avoid: [
    'For a row of similar items: use `Carousel`.',
    'For actions that users take in order: use `Steps`, which shows all of them.',
    'For questions of a form: give each question its own page.',
    'For content that users need again later: use a page with headings.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves through the slides, the arrows and the dots.' },
    {
      keys: 'Left, Right',
      does: 'In the slides: shows the previous or next slide. The first slide follows the last slide.',
    },
    { keys: 'Enter', does: 'On an arrow or a dot: shows that slide. Focus stays where it is.' },
  ],
  criteria: [
    'must be a named region with a list, so that a screen reader reads all slides in order',
    'must have a dot for each slide, whose name contains the slide’s position and title',
    'must mark the dot of the shown slide by its shape and `aria-current`',
    'must announce the shown slide when it changes, without moving focus',
    'must never turn automatically',
  ],
  withoutScripts:
    'A list that scrolls sideways and snaps. The visible edge of the next slide shows that there are more slides. The dots are links to the slides. There are no arrows, because they need scripts.',
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
