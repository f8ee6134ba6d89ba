import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For about how much, between two ends, where the exact number does not matter: a distance, a volume, how sure one is.',
    'With `min`, `max`, and a `step` that is large enough to hit with a finger.',
    'With `marks` at both ends at least: without scripts nothing else says how much it is.',
    'With a `format` where a number alone says little: "25 miles". In a component of a server it is a function, so the field is rendered by a file that says `use client`.',
  ],
  avoid: [
    'For a number that has to be exact: use `NumberField`, or `TextField` with `inputMode="numeric"`.',
    'For a few words, such as "never" to "always": use `RadiosField`, where all are read before one is chosen.',
    'For an answer that may be missing: a slider always has a value, so one that was not touched looks like an answer.',
    'For "from … to …": use two fields, each with its own label.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the slider and past it.' },
    { keys: 'Right, Up', does: 'One step more. From right to left, Left instead of Right.' },
    { keys: 'Left, Down', does: 'One step less. From right to left, Right instead of Left.' },
    { keys: 'Page Up, Page Down', does: 'A tenth of the way more or less, by whole steps.' },
    { keys: 'Home, End', does: 'To the least and to the most.' },
  ],
  criteria: [
    'must be a native slider with a visible label that is its name',
    'must show its value in words, and have the same words as the text of its value',
    'must say a new value once: the slider says it, and what shows it is for the eye alone',
    'must show no value that can be untrue: none without scripts, the new one after the form is reset',
    'must have a track and a thumb of 3:1 against every ground, and a thumb of at least 24 px in a row of 48 px that takes presses anywhere',
    'must show by a line from the beginning to the thumb how much it is, in forced colours and on paper too',
  ],
  withoutScripts:
    'The browser’s own slider, whose value the form sends. Its marks say how much; the value in words comes with the script.',
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
