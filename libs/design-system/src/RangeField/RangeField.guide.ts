import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For an approximate value between two limits: a distance, a volume, a degree of certainty.',
    'With `min`, `max`, and a `step` that is large enough to select with a finger.',
    'With `marks` at least at both ends, because without scripts only the marks show the values.',
    'With a `format` if a number alone is unclear: "25 miles". It is a function, so with server components the field must be rendered in a file with `use client`.',
  ],
  avoid: [
    'For an exact number: use `NumberField`, or `TextField` with `inputMode="numeric"`.',
    'For a few options in words, such as "never" to "always": use `RadiosField`, which shows all of them.',
    'For an optional answer: a slider always has a value, so an untouched slider looks like an answer.',
    'For "from … to …": use two fields, each with its own label.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the slider and past it.' },
    { keys: 'Right, Up', does: 'Adds one step. In right-to-left text, Left replaces Right.' },
    { keys: 'Left, Down', does: 'Subtracts one step. In right-to-left text, Right replaces Left.' },
    {
      keys: 'Page Up, Page Down',
      does: 'Adds or subtracts about a tenth of the range, in whole steps.',
    },
    { keys: 'Home, End', does: 'Moves to the minimum or the maximum.' },
  ],
  criteria: [
    'must be a native slider with a visible label that is its name',
    'must show its value as text, and expose the same text as its value text',
    'must announce a new value only once: the slider announces it, and the visible text is hidden from screen readers',
    'must never show a wrong value: no value without scripts, and the new value after the form is reset',
    'must have a track and a thumb with a contrast of 3:1 with every background, and a thumb of at least 24 px in a row of 48 px that accepts clicks anywhere',
    'must show its value by a line from the start to the thumb, also in forced colours and in print',
  ],
  withoutScripts:
    'The browser’s own slider, whose value the form submits. Its marks show the values; only a script shows the value as text.',
  keyboardJourneys: [
    {
      example: 'default',
      scripts: 'on',
      steps: [
        ['Tab', 'slider "How far you would travel"', 'shows text "50 miles"'],
        ['ArrowRight', 'slider "How far you would travel"', 'shows text "75 miles"'],
        ['ArrowUp', 'slider "How far you would travel"', 'shows text "100 miles"'],
        ['ArrowLeft', 'slider "How far you would travel"', 'shows text "75 miles"'],
        ['ArrowDown', 'slider "How far you would travel"', 'value "50"'],
        ['PageUp', 'slider "How far you would travel"', 'shows text "75 miles"'],
        ['End', 'slider "How far you would travel"', 'shows text "200 miles"'],
        ['Home', 'slider "How far you would travel"', 'shows text "0 miles"'],
      ],
    },
    {
      example: 'default',
      scripts: 'off',
      steps: [
        ['Tab', 'slider "How far you would travel"', 'value "50"'],
        ['ArrowRight', 'slider "How far you would travel"', 'value "75"'],
        ['End', 'slider "How far you would travel"', 'value "200"'],
      ],
    },
  ],
};
