import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For a few short words that users choose freely: interests, languages, keywords.',
    'With a hint that explains how to separate the words.',
    'With `tagsOf` on the server, so that the browser and the server read the same words.',
  ],
  avoid: [
    'For words from a known list: use `CheckboxesField`, or a `Combobox` for one of many.',
    'For values that contain commas, such as addresses.',
    'For one word: use `TextField`.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves to the field, then to the cross of each word.' },
    {
      keys: 'Enter, Space',
      does: 'On a cross: removes the word. Enter in the field submits the form.',
    },
  ],
  criteria: [
    'must be one field whose text is submitted, with and without scripts',
    'must name each cross after its word, and move focus to the next cross when a word is removed',
    'must announce the number of remaining words, without moving focus',
    'must have crosses of at least 24 px',
  ],
  withoutScripts:
    'Works fully. It is a text field, and its hint explains how to separate the words.',
  keyboardJourneys: [
    {
      example: 'default',
      steps: [
        ['Tab', 'textbox "Subjects that you like"'],
        ['a', 'textbox "Subjects that you like"', 'value "a"'],
      ],
    },
    {
      example: 'with some already',
      scripts: 'on',
      steps: [
        ['Tab', 'textbox "Your languages"', 'value "Welsh, English"'],
        ['Tab', 'button "Remove Welsh"'],
        ['Enter', 'button "Remove English"', 'hides button "Remove Welsh"'],
        ['Shift+Tab', 'textbox "Your languages"', 'value "English"'],
        ['Tab', 'button "Remove English"'],
        ['Space', 'textbox "Your languages"', 'hides button "Remove English"'],
      ],
    },
  ],
};
